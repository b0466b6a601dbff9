import type { CalendarDay } from '#src/kernel/calendar.ts';
import { dayText } from '#src/ui/text/dates.ts';

interface Results {
  readonly count: number;
  readonly isFiltered: boolean;
  /** The oldest day searched so far; undefined before the first answer. */
  readonly searchedBackTo: CalendarDay | undefined;
}

const numbers = new Intl.NumberFormat('en-GB');

/** How many, and how far back: `1,204 transactions since 3 September 2025`. */
export function resultCopy({ count, isFiltered, searchedBackTo }: Results): string {
  if (count === 0 || searchedBackTo === undefined) return '';
  const what = count === 1 ? 'transaction' : 'transactions';
  return `${numbers.format(count)} ${what}${isFiltered ? ' found' : ''} since ${dayText(searchedBackTo)}`;
}

/** Unreadable transactions are reported, so that the list does not look complete. */
export function damagedCopy(count: number): string {
  return `${count === 1 ? 'One transaction' : `${numbers.format(count)} transactions`} could not be shown.`;
}
