import type { TransactionPage } from '#src/api/transactions/transactions.ts';
import type { Days } from '#src/features/transactions/model/filters.ts';
import type { Bounds } from '#src/features/transactions/model/read-typed.ts';
import { defaultPeriod, type Period } from '#src/rules/export-periods.ts';

interface Exported extends Pick<Bounds, 'oldest' | 'today'> {
  /** What the list is narrowed to. */
  readonly dates: Days | undefined;
  /** As far as the list has come, newest first. */
  readonly pages: readonly Pick<TransactionPage, 'from'>[] | undefined;
}

/**
 * The days that are printed or downloaded: those chosen, else the newest six months, or as far back as the list has
 * looked once it has gone beyond its first page. Never from before the account began.
 */
export function exportPeriod({ today, oldest, dates, pages = [] }: Exported): Period {
  if (dates !== undefined) return dates;
  const { from: sixMonthsAgo, to } = defaultPeriod(today);
  const lookedBackTo = pages.length > 1 ? pages.at(-1)?.from : undefined;
  const wanted = lookedBackTo !== undefined && lookedBackTo < sixMonthsAgo ? lookedBackTo : sixMonthsAgo;
  return { from: wanted < oldest ? oldest : wanted, to };
}
