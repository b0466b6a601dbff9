import type { MomentPage } from '#sandbox/control/moment/moment.ts';

/** What a moment says of a page, read from this one or brought back to it. */

const prefix = 'paddock.';

/** Times by another wall clock would log the customer out as idle. */
const passing: readonly string[] = ['paddock.lastActiveAt', 'paddock.sessionEndedAt'];

const fragmentKey = 'moment';

/** The packed moment in a link's fragment. */
export function momentIn({ hash }: URL): string | undefined {
  const [key, packed] = hash.slice(1).split('=', 2);
  return key === fragmentKey ? (packed ?? '') : undefined;
}

export function linkToMoment(packed: string): string {
  return new URL(`${import.meta.env.BASE_URL}#${fragmentKey}=${packed}`, location.origin).href;
}

export function readPage(): MomentPage {
  const { pathname, search, hash } = location;
  const url = `/${pathname.slice(import.meta.env.BASE_URL.length)}${search}${hash}`;
  return { url, state: history.state ?? null, shared: storedIn(localStorage), tab: storedIn(sessionStorage) };
}

/** Brings the page's storage and URL back, for an app that starts afterwards. */
export function restorePage({ url, state, shared, tab }: MomentPage): void {
  for (const [storage, values] of [
    [localStorage, shared],
    [sessionStorage, tab],
  ] as const) {
    for (const key of Object.keys(storedIn(storage))) storage.removeItem(key);
    for (const [key, value] of Object.entries(values)) if (!passing.includes(key)) storage.setItem(key, value);
  }
  history.replaceState(state, '', `${import.meta.env.BASE_URL}${url.slice(1)}`);
}

function storedIn(storage: Storage): Record<string, string> {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  const kept = keys.filter((key) => key.startsWith(prefix) && !passing.includes(key));
  return Object.fromEntries(kept.map((key) => [key, storage.getItem(key) ?? '']));
}
