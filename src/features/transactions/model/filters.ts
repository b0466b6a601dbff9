import type { DebitCredit } from '#src/api/transactions/transaction.ts';
import type { TransactionCategory } from '#src/api/transactions/transaction-categories.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Money } from '#src/kernel/money.ts';

/** From one day to another, both included. */
export interface Days {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** What narrows a list of transactions. Amounts are sizes, so that one range finds debits and credits alike. */
export interface Filters {
  readonly flag?: DebitCredit;
  readonly min?: Money;
  readonly max?: Money;
  readonly dates?: Days;
  /** None chosen means all. */
  readonly tags: ReadonlySet<TransactionCategory>;
  /** Looked for by the bank, in titles and references. */
  readonly keyword?: string;
}

/** For each field that could not be understood, what the customer should do. */
export interface FilterMistakes {
  readonly keyword?: string;
  readonly min?: string;
  readonly max?: string;
  readonly dates?: string;
}

/** How many questions the customer has put: a range of amounts or of days is one, and so are all tags together. */
export function countFilters({ flag, min, max, dates, tags, keyword }: Filters): number {
  const asked = [flag !== undefined, min ?? max, dates, tags.size > 0, keyword];
  return asked.filter(Boolean).length;
}

/** Whether a list of some days may lack rows of those very days. */
export function hidesRows({ dates: _days, ...narrowing }: Filters): boolean {
  return countFilters(narrowing) > 0;
}
