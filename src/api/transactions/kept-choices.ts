import { sharedStorage, storedKeys } from '#src/api/environment/page-storage.ts';

// Display preferences, kept until the session ends.

export function readPendingHidden(): boolean {
  return sharedStorage.getItem(storedKeys.pendingHidden) !== null;
}

export function keepPendingHidden(hidden: boolean): void {
  if (hidden) sharedStorage.setItem(storedKeys.pendingHidden, 'yes');
  else sharedStorage.removeItem(storedKeys.pendingHidden);
}
