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

/** The status that all of them have, as it is said within a sentence; undefined if they differ. */
export function sharedStatus([first, ...others]: readonly ShownEntry[]): string | undefined {
  if (first === undefined || others.some(({ statusCode }) => statusCode !== first.statusCode)) return;
  return first.status.toLowerCase();
}

interface Counted {
  readonly count: number;
  readonly all: number;
  readonly damaged: number;
  /** What all of them are, if nothing else says it. */
  readonly shared?: string | undefined;
  /** Set where the last month is listed: how many there are in the last six, if that is known. */
  readonly month?: { readonly inSix: number | undefined } | undefined;
}

export function entriesCopy({ count, all, damaged, shared, month }: Counted): string {
  const unreadable = damaged === 0 ? '' : ` ${damaged} could not be read.`;
  if (all === 0) return `No activity in this period.${unreadable}`;
  if (count === 0) return `No activity matches your search.${unreadable}`;
  const status = shared === undefined ? '' : `, ${count === 1 ? '' : 'all '}${shared}`;
  const within = month === undefined ? '' : ' in the last month';
  const inSix =
    month?.inSix !== undefined && count === all && month.inSix > all ? `; ${month.inSix} in the last six` : '';
  return `${count === 1 ? '1 activity' : `${count} activities`}${within}${status}${inSix}.${unreadable}`;
}
