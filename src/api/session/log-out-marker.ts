import { lastingKeys, sharedStorage } from '#src/api/environment/page-storage.ts';
import { storageWatchers } from '#src/api/environment/storage-watchers.ts';

// Set while the bank has not confirmed the last log-out. Shared by all tabs and kept after the session, so that the
// next visitor is not told it has ended.

const key = lastingKeys.logOutUnconfirmed;
const watchers = storageWatchers();

export function isLogOutUnconfirmed(): boolean {
  return sharedStorage.getItem(key) !== null;
}

export function markLogOut(how: 'confirmed' | 'unconfirmed'): void {
  if (how === 'confirmed') sharedStorage.removeItem(key);
  else sharedStorage.setItem(key, 'yes');
  watchers.notify();
}

export const watchLogOut = watchers.watch;
