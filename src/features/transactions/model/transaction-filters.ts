import type { DebitCredit } from '#src/api/transactions/transaction.ts';
import type { TransactionCategory } from '#src/api/transactions/transaction-categories.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Money } from '#src/kernel/money.ts';

/** Both ends included. */
export interface Days {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** Amounts are absolute, so that one range finds debits and credits alike. */
export interface Filters {
  readonly flag?: DebitCredit;
  readonly min?: Money;
  readonly max?: Money;
  readonly dates?: Days;
  /** Empty means all. */
  readonly tags: ReadonlySet<TransactionCategory>;
  /** Searched for by the bank, in titles and references. */
  readonly keyword?: string;
}

/** What to correct, for each field that could not be read. */
export interface FilterMistakes {
  readonly keyword?: string;
  readonly min?: string;
  readonly max?: string;
  readonly dates?: string;
}

/** The number of filters in use: a range of amounts or dates counts as one, and so do all tags together. */
export function countFilters({ flag, min, max, dates, tags, keyword }: Filters): number {
  const asked = [flag !== undefined, min ?? max, dates, tags.size > 0, keyword];
  return asked.filter(Boolean).length;
}

/** Whether filters other than dates may hide rows within the period. */
export function hidesRows({ dates: _days, ...narrowing }: Filters): boolean {
  return countFilters(narrowing) > 0;
}
