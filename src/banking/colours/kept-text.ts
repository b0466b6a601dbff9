import { coloursKey, sharedStorage } from '#src/api/environment/page-storage.ts';
import { storageWatchers } from '#src/api/environment/storage-watchers.ts';
import type { Wearer } from './wearer.ts';

// What is kept of the colours chosen, unread: enough to know whether anything must be drawn.

const watchers = storageWatchers();

export const watchSilks = watchers.watch;

export function keptText(): string {
  return sharedStorage.getItem(coloursKey) ?? '';
}

export function keepText(text: string): void {
  if (text === '') sharedStorage.removeItem(coloursKey);
  else sharedStorage.setItem(coloursKey, text);
  watchers.notify();
}

/** False if it surely has none. */
export function mayHaveSilk({ key, isRacing }: Wearer, text: string): boolean {
  return isRacing ? !text.includes(`${key}:none`) : text.includes(`${key}:`);
}
