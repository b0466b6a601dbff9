import type { PendingTransaction } from '#src/api/transactions/pending-transaction.ts';
import type { Filters } from './transaction-filters.ts';

/** The pending transactions that pass the filters. The bank gives them no type: where types are chosen, none passes. */
export function matchPending(
  lines: readonly PendingTransaction[],
  { keyword, dates, min, max, flag, tags }: Filters,
): readonly PendingTransaction[] {
  if (tags.size > 0) return [];
  const words = keyword?.toLowerCase() ?? '';
  return lines.filter(
    (line) =>
      line.title.toLowerCase().includes(words) &&
      (dates === undefined || (line.day >= dates.from && line.day <= dates.to)) &&
      (min === undefined || line.amount.minor >= min.minor) &&
      (max === undefined || line.amount.minor <= max.minor) &&
      (flag === undefined || line.flag === flag),
  );
}
