import type { Transaction } from '#src/api/transactions/transaction.ts';
import type { TransactionPage } from '#src/api/transactions/transactions.ts';
import type { Bounds } from '#src/features/transactions/model/read-typed.ts';
import type { Filters } from '#src/features/transactions/model/transaction-filters.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { CurrencyCode } from '#src/kernel/facts/currencies.ts';
import { dayText, periodText } from '#src/ui/text/dates.ts';

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

/** What is missing from the charts, in words; undefined where they show everything. */
export function missingText(
  { from, to }: Loaded,
  { dates, keyword }: Filters,
  { oldest }: Bounds,
  damagedCount: number,
): string | undefined {
  const parts = [
    dates !== undefined && `Only ${periodText({ from, to })}, as filtered.`,
    dates === undefined && from > oldest && `From ${dayText(from)}: older transactions are not loaded.`,
    keyword !== undefined && 'Only transactions found by your search.',
    damagedCount > 0 && `${damagedCount} that could not be read ${damagedCount === 1 ? 'is' : 'are'} missing.`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? undefined : parts.join(' ');
}
