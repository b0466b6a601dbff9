import { preferencesKey, sharedStorage, storedKeys, tabStorage } from '#src/api/environment/page-storage.ts';
import { openPreferences } from '#src/ui/preferences/preferences.ts';
import { appId, drawnIds } from './drawn-page.ts';

// A script of its own, which the document waits for. It shows what the build has drawn until the app takes over, and asks for
// the app where the build leaves that to it.

const longestPaintMs = 1_000;

/** Login for visitors, the frame for customers who reload a page; nothing where the page may turn out to be another. */
function drawnFor({ pathname, search, hash }: Location): keyof typeof drawnIds | undefined {
  const { BASE_URL: base } = import.meta.env;
  const isAtLogin = pathname === base || pathname === `${base}login`;
  const isLoggedIn = sharedStorage.getItem(storedKeys.sessionId) !== null;
  if (isLoggedIn) return pathname === `${base}login` ? undefined : 'frame';
  const isPlain = search === '' && hash === '' && isWithoutWord(history.state);
  return isAtLogin && isPlain && tabStorage.getItem(storedKeys.sessionId) === null ? 'login' : undefined;
}

/** The router keeps what a page was told in `usr`: login may have been told where to lead, or that the password has changed. */
function isWithoutWord(state: unknown): boolean {
  return (state as { readonly usr?: unknown } | null)?.usr == null;
}

function show(root: HTMLElement): void {
  const page = drawnFor(location);
  const drawn = page === undefined ? null : document.getElementById(drawnIds[page]);
  if (page === undefined || !(drawn instanceof HTMLTemplateElement)) return;
  root.append(drawn.content.cloneNode(true));
  root.dataset.drawn = page;
  // Nothing that was typed may reach an address. The app does what was asked for.
  root.addEventListener('submit', (event) => {
    if (root.dataset.drawn === undefined) return;
    event.preventDefault();
    if (event.target instanceof HTMLElement) event.target.dataset.submitted = 'yes';
  });
}

/** The app's bytes would hold up what the login page is painted with. A part that does not come holds up nothing for long. */
function oncePainted(then: () => void): void {
  let isDone = false;
  function once() {
    if (!isDone) then();
    isDone = true;
  }
  // The second frame comes once the first is on the screen. A tab in the background paints nothing.
  const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(once)));
  addEventListener('load', () => (document.hidden ? once() : painted()));
  setTimeout(once, longestPaintMs);
}

/** A template's copy, because no script's address may be set under the content policy. */
function start(app: HTMLTemplateElement): void {
  document.head.append(app.content.cloneNode(true));
}

openPreferences(sharedStorage, preferencesKey);
const root = document.getElementById('root');
if (root !== null) show(root);
const app = document.getElementById(appId);
if (app instanceof HTMLTemplateElement) {
  // A customer who reloads a page has the app already, and nothing is painted where nothing is drawn.
  if (root?.dataset.drawn === 'login') oncePainted(() => start(app));
  else start(app);
}
