import { lastingKeys, sharedStorage } from '#src/api/wire/page-storage.ts';

// Whether the bank has not confirmed yet that the last session of this browser is over. Past the session and for every
// tab, because whoever comes to the page next must not be told that it is.

const key = lastingKeys.logOutUnconfirmed;
const listeners = new Set<() => void>();

export function isLogOutUnconfirmed(): boolean {
  return sharedStorage.getItem(key) !== null;
}

export function markLogOut(how: 'confirmed' | 'unconfirmed'): void {
  if (how === 'confirmed') sharedStorage.removeItem(key);
  else sharedStorage.setItem(key, 'yes');
  for (const listener of [...listeners]) listener();
}

/** Told of every change, in this tab and the others. @returns how to stop it. */
export function watchLogOut(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener?.('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener?.('storage', listener);
  };
}
