import type { ShownEntry } from './shown-entry.ts';

/** Fewer characters find nothing in particular. */
export const leastCharacters = 3;

export function isSearchable(keyword: string): boolean {
  return keyword.trim().length >= leastCharacters;
}

/** Entries whose reference, type, account or payee holds the keyword; all of them while it is too short. */
export function findEntries(items: readonly ShownEntry[], keyword: string): readonly ShownEntry[] {
  if (!isSearchable(keyword)) return items;
  const wanted = keyword.trim().toLowerCase();
  return items.filter(({ reference, type, accountNumber = '', payee = '' }) =>
    [reference, type, accountNumber, payee].some((text) => text.toLowerCase().includes(wanted)),
  );
}

export function entriesCopy(count: number, all: number, damaged: number): string {
  const unreadable = damaged === 0 ? '' : ` ${damaged} could not be read.`;
  if (all === 0) return `No activity in this period.${unreadable}`;
  if (count === 0) return `No activity matches your search.${unreadable}`;
  return `${count === 1 ? '1 activity' : `${count} activities`}.${unreadable}`;
}
