import { lastingKeys, sharedStorage } from '#src/api/wire/page-storage.ts';
import { storageWatchers } from '#src/api/wire/storage-watchers.ts';

// Whether the bank has not confirmed yet that the last session of this browser is over. Past the session and for every
// tab, because whoever comes to the page next must not be told that it is.

const key = lastingKeys.logOutUnconfirmed;
const watchers = storageWatchers();

export function isLogOutUnconfirmed(): boolean {
  return sharedStorage.getItem(key) !== null;
}

export function markLogOut(how: 'confirmed' | 'unconfirmed'): void {
  if (how === 'confirmed') sharedStorage.removeItem(key);
  else sharedStorage.setItem(key, 'yes');
  watchers.tell();
}

/** Told of every change, in this tab and the others. @returns how to stop it. */
export const watchLogOut = watchers.watch;
