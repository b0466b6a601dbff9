import type { Transaction } from '#src/api/transactions/transaction.ts';
import type { TransactionPage } from '#src/api/transactions/transactions.ts';
import type { Filters } from '#src/features/transactions/model/transaction-filters.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { CurrencyCode } from '#src/kernel/facts/currencies.ts';

/** The part of an account's history that has been loaded. All charts of transactions are drawn from it alone. */
export interface Loaded {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  readonly currency: CurrencyCode;
  /** Newest first. */
  readonly lists: readonly (readonly Transaction[])[];
}

export function loadedOf(pages: readonly TransactionPage[], currency: CurrencyCode): Loaded | undefined {
  const [newest, oldest] = [pages[0], pages.at(-1)];
  if (newest === undefined || oldest === undefined) return undefined;
  return { from: oldest.from, to: newest.to, currency, lists: pages.map(({ transactions }) => transactions) };
}

/** What is missing from the charts of their period, in words; undefined where they show everything. */
export function missingText({ keyword }: Filters, damagedCount: number): string | undefined {
  const parts = [
    keyword !== undefined && 'Only transactions found by your search.',
    damagedCount > 0 && `${damagedCount} that could not be read ${damagedCount === 1 ? 'is' : 'are'} missing.`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? undefined : parts.join(' ');
}
