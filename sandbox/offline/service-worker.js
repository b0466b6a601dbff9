/**
 * Comes before MSW's own script in the sandbox's service worker. The bank's calls go on to MSW; the site's files come from what
 * keep-site.ts has stored once the network is gone.
 */

const site = self.registration.scope;
const bankCalls = '/digx/';
const msBeforeKept = 4_000;

// MSW removes its worker with the last tab, and a site without a worker cannot be opened without a network.
self.registration.unregister = async () => false;

// A page hears only the worker that it began with, so a new one waits until no page is left, or until its only page asks.
const takeOver = self.skipWaiting.bind(self);
self.skipWaiting = async () => undefined;

addEventListener('install', (event) => {
  if (event.addRoutes === undefined) return;
  const at = (pathname, source) => ({ condition: { urlPattern: { pathname } }, source });
  const scope = new URL(site).pathname;
  // Otherwise every request would start the worker.
  const routes = [
    at(`${bankCalls}*`, 'fetch-event'),
    { condition: { requestMode: 'navigate' }, source: 'fetch-event' },
    at(`${scope}config.json`, 'fetch-event'),
    // The page as the server has it now, for keep-site.ts.
    at(scope, 'network'),
    // From the network where it is not kept.
    at(`${scope}*`, 'cache'),
    at('/*', 'network'),
  ];
  event.waitUntil(event.addRoutes(routes).catch(() => {}));
});

addEventListener('message', (event) => {
  // A hard reload bypasses the service worker, so the page asks to be claimed.
  if (event.data === 'paddock-take-me-on') event.waitUntil(clients.claim());
  if (event.data === 'paddock-replace') event.waitUntil(replaceIfAlone());
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !request.url.startsWith(site) || url.pathname.startsWith(bankCalls)) return;
  // MSW would answer it as well.
  event.stopImmediatePropagation();
  if (request.cache === 'no-store') return;
  const isPage = request.mode === 'navigate';
  if (isPage || url.pathname.endsWith('/config.json')) {
    event.respondWith(fromNetworkFirst(request, isPage ? site : request));
  } else {
    event.respondWith(fromKeptFirst(request));
  }
});

async function replaceIfAlone() {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length < 2) await takeOver();
}

/** A server that does not answer counts as none, if the site is kept. */
async function fromNetworkFirst(request, kept) {
  const fetched = fetch(request);
  const instead = await Promise.race([
    fetched.then(
      () => undefined,
      () => caches.match(kept),
    ),
    new Promise((done) => setTimeout(done, msBeforeKept)).then(() => caches.match(kept)),
  ]);
  return instead ?? fetched;
}

async function fromKeptFirst(request) {
  return (await caches.match(request)) ?? fetch(request);
}
