import { sharedStorage, storedKeys } from '#src/api/wire/page-storage.ts';

// Choices of how to look at things, kept for the browser until the session ends.

/** Whether the customer has hidden the transactions that are pending; they are shown until somebody does. */
export function readPendingHidden(): boolean {
  return sharedStorage.getItem(storedKeys.pendingHidden) !== null;
}

export function keepPendingHidden(hidden: boolean): void {
  if (hidden) sharedStorage.setItem(storedKeys.pendingHidden, 'yes');
  else sharedStorage.removeItem(storedKeys.pendingHidden);
}
