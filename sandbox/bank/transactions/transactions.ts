import { readDaySpan } from '#sandbox/bank/calendar/day-span.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { LedgerLine } from '#sandbox/bank/engine/ledger.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { Posting } from '#sandbox/bank/records/posting.ts';

export type TransactionSearch =
  | {
      readonly by: 'days';
      /** Both days included. */
      readonly from: string | undefined;
      readonly to: string | undefined;
      /** Matches description or reference, in any case. */
      readonly keyword?: string | undefined;
    }
  | { readonly by: 'latest'; readonly count: number | undefined };

export type TransactionsVerdict =
  | { readonly outcome: 'found'; readonly lines: readonly LedgerLine[] }
  | { readonly outcome: 'refused'; readonly reason: 'dates-not-valid' };

/** The matching lines, oldest first. */
export function findTransactions(
  { ledger }: Pick<Bank, 'ledger'>,
  account: Pick<AccountRecord, 'id'>,
  search: TransactionSearch,
): TransactionsVerdict {
  if (search.by === 'latest') {
    if (search.count === undefined) return { outcome: 'refused', reason: 'dates-not-valid' };
    return { outcome: 'found', lines: ledger.latestLinesOf(account.id, search.count) };
  }
  const span = readDaySpan(search.from, search.to);
  if (span === undefined) return { outcome: 'refused', reason: 'dates-not-valid' };
  const keeps = search.keyword === undefined ? undefined : holdsWord(search.keyword);
  return { outcome: 'found', lines: ledger.linesBetween(account.id, span.from, span.to, keeps) };
}

export function holdsWord(keyword: string): (posting: Posting) => boolean {
  const wanted = keyword.toLowerCase();
  return ({ description, reference }) =>
    description.toLowerCase().includes(wanted) || reference.toLowerCase().includes(wanted);
}
