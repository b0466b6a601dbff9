import { preferencesKey, sharedStorage, storedKeys, tabStorage } from '#src/api/environment/page-storage.ts';
import { documentOf } from '#src/kernel/site-documents.ts';
import { openPreferences } from '#src/ui/preferences/preferences.ts';
import { appId, drawnIds, preloadsId } from './drawn-page.ts';

// A script of its own, which the document waits for. It shows what the build has drawn until the app takes over, and asks for
// the app where the build leaves that to it.

const longestPaintMs = 1_000;

/** Login for visitors, the frame for customers who reload a page; nothing where the page may turn out to be another. */
function drawnFor({ pathname, search, hash }: Location): keyof typeof drawnIds | undefined {
  const { BASE_URL: base } = import.meta.env;
  const isAtLogin = documentOf(pathname, base) === 'login.html';
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

/** What comes next would hold up what the login page is painted with. A part that does not come holds up nothing for long. */
function oncePainted(then: () => void): void {
  let isDone = false;
  function once() {
    if (!isDone) then();
    isDone = true;
  }
  // The second frame comes once the first is drawn, which may reach the screen later. A tab in the background paints nothing.
  const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => onceOnScreen(once)));
  addEventListener('load', () => (document.hidden ? once() : painted()));
  setTimeout(once, longestPaintMs);
}

function onceOnScreen(then: () => void): void {
  const isSeen = ({ name }: PerformanceEntry) => name === 'first-contentful-paint';
  new PerformanceObserver((paints) => {
    if (paints.getEntries().some(isSeen)) then();
  }).observe({ type: 'paint', buffered: true });
}

/** A template's copy, because no script's address may be set under the content policy. */
function ask(id: string): void {
  const wanted = document.getElementById(id);
  if (wanted instanceof HTMLTemplateElement) document.head.append(wanted.content.cloneNode(true));
}

/** Whether fonts come after the first paint as well. A browser that has kept the style sheet has kept them too, and shows them at once. */
function lacksFonts(): boolean {
  if (document.getElementById(preloadsId) === null) return false;
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return files.some(({ name, transferSize }) => name.endsWith('.css') && transferSize > 0);
}

openPreferences(sharedStorage, preferencesKey);
const root = document.getElementById('root');
if (root !== null) show(root);
// A customer who reloads a page has the app already, and nothing is painted where nothing is drawn.
const isLogin = root?.dataset.drawn === 'login';
const { dataset } = document.documentElement;
if (isLogin && lacksFonts()) dataset.fonts = 'awaited';
else ask(preloadsId);
function start(): void {
  if (dataset.fonts === 'awaited') {
    delete dataset.fonts;
    // The layout asks for the fonts, before the app's bytes.
    root?.getBoundingClientRect();
  }
  ask(appId);
}
if (isLogin) oncePainted(start);
else start();
