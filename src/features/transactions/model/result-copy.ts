import type { CalendarDay } from '#src/kernel/calendar.ts';
import { dayText } from '#src/ui/text/day-text.ts';

interface Results {
  readonly count: number;
  readonly isFiltered: boolean;
  /** The first day that has been looked at; undefined before any has. */
  readonly lookedBackTo: CalendarDay | undefined;
}

const numbers = new Intl.NumberFormat('en-GB');

/** How much there is, and how far back that reaches: `1,204 transactions since 03/09/2025`. */
export function resultCopy({ count, isFiltered, lookedBackTo }: Results): string {
  if (count === 0 || lookedBackTo === undefined) return '';
  const what = count === 1 ? 'transaction' : 'transactions';
  return `${numbers.format(count)} ${what}${isFiltered ? ' found' : ''} since ${dayText(lookedBackTo)}`;
}

/** Rows that came but cannot be shown are told of, so that nobody takes the list for whole. */
export function damagedCopy(count: number): string {
  return `${count === 1 ? 'One transaction' : `${numbers.format(count)} transactions`} could not be shown.`;
}
