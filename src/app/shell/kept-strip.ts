import { sharedStorage, storedKeys } from '#src/api/environment/page-storage.ts';

/** Whether the customer had several entities when they were last known in this session: the strip's space is kept for them. */
export function readSeveralEntities(): boolean {
  return sharedStorage.getItem(storedKeys.severalEntities) !== null;
}

export function keepSeveralEntities(hasSeveral: boolean): void {
  if (hasSeveral) sharedStorage.setItem(storedKeys.severalEntities, 'yes');
  else sharedStorage.removeItem(storedKeys.severalEntities);
}
