/**
 * Comes before MSW's own script in the sandbox's service worker. The bank's calls go on to MSW; the site's files come from what
 * keep-site.ts has stored once the network is gone. Another site may take this one's place, or stand beside it: it must never be
 * hidden by what was stored. So files are only stored below a path of the sandbox's own, and forgotten once the server has no
 * sandbox there.
 */

const site = self.registration.scope;
const keepsFiles = new URL(site).pathname !== '/';
const bankCalls = '/digx/';
const msBeforeKept = 4_000;

// MSW removes its worker with the last tab, and a site without a worker cannot be opened without a network.
const leave = self.registration.unregister.bind(self.registration);
self.registration.unregister = async () => false;

// A page hears only the worker that it began with, so a new one waits until no page is left, or until its only page asks.
const takeOver = self.skipWaiting.bind(self);
self.skipWaiting = async () => undefined;

addEventListener('install', (event) => {
  if (event.addRoutes === undefined) return;
  const at = (pathname, source) => ({ condition: { urlPattern: { pathname } }, source });
  const scope = new URL(site).pathname;
  // Otherwise every request would start the worker.
  const kept = [
    { condition: { requestMode: 'navigate' }, source: 'fetch-event' },
    at(`${scope}config.json`, 'fetch-event'),
    // The page as the server has it now, for keep-site.ts.
    at(scope, 'network'),
    // From the network where it is not kept.
    at(`${scope}*`, 'cache'),
  ];
  const routes = [at(`${bankCalls}*`, 'fetch-event'), ...(keepsFiles ? kept : []), at('/*', 'network')];
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
  if (!keepsFiles || request.cache === 'no-store') return;
  const isPage = request.mode === 'navigate';
  if (isPage || url.pathname.endsWith('/config.json')) {
    event.respondWith(fromNetworkFirst(event, isPage ? site : request));
  } else {
    event.respondWith(fromKeptFirst(request));
  }
});

async function replaceIfAlone() {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length < 2) await takeOver();
}

/** What is kept stands in for a server that cannot be reached, or that is slow but still has a sandbox here. */
async function fromNetworkFirst(event, key) {
  const kept = await caches.match(key);
  if (kept === undefined) return fetch(event.request);
  const found = findSandbox();
  event.waitUntil(found.then((here) => (here === 'gone' ? forget() : undefined)));
  const fetched = fetch(event.request).catch(async (failure) => {
    if (['there', 'unreachable'].includes(await found)) return kept.clone();
    throw failure;
  });
  const late = new Promise((done) => setTimeout(done, msBeforeKept))
    .then(() => found)
    .then((here) => (here === 'there' ? kept.clone() : fetched));
  return Promise.race([fetched, late]);
}

/** Whether the server has a sandbox here, whatever its build. */
async function findSandbox() {
  try {
    const answer = await fetch(`${site}site-files.json`, { cache: 'no-store' });
    if (answer.ok) return (await answer.json().catch(() => undefined))?.list === undefined ? 'gone' : 'there';
    return [404, 410].includes(answer.status) ? 'gone' : 'unclear';
  } catch {
    return 'unreachable';
  }
}

async function forget() {
  const names = (await caches.keys()).filter((name) => name.startsWith(`paddock-site ${site} `));
  await Promise.all(names.map((name) => caches.delete(name)));
  await leave();
}

async function fromKeptFirst(request) {
  return (await caches.match(request)) ?? fetch(request);
}
