import { storedKeys, tabStorage } from './page-storage.ts';

// Choices of how to look at things, kept from screen to screen until the session ends.

/** Whether the customer has hidden the transactions that are pending; they are shown until somebody does. */
export function readPendingHidden(): boolean {
  return tabStorage.getItem(storedKeys.pendingHidden) !== null;
}

export function keepPendingHidden(hidden: boolean): void {
  if (hidden) tabStorage.setItem(storedKeys.pendingHidden, 'yes');
  else tabStorage.removeItem(storedKeys.pendingHidden);
}
