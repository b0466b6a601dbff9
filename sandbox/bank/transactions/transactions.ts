import { readDaySpan } from '#sandbox/bank/calendar/day-span.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { LedgerLine } from '#sandbox/bank/engine/ledger.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { Posting } from '#sandbox/bank/records/posting.ts';
import type { RequiredConfirmation } from '#sandbox/bank/security/challenges.ts';
import { confirmationOf } from '#sandbox/bank/security/strong-authentication.ts';
import { addDays, type CalendarDay } from '#src/kernel/calendar.ts';

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

/** Assumed, as in article 10 of the UK's technical standards: older transactions are confirmed with a code or PIN. */
const freelyReadDays = 90;

/** @param firstDay the oldest day in what would be read; undefined where nothing would. */
export function confirmationToRead(
  bank: Bank,
  customer: Customer,
  firstDay: CalendarDay | undefined,
): RequiredConfirmation | undefined {
  if (firstDay === undefined || firstDay >= addDays(bank.today, -freelyReadDays)) return undefined;
  const confirms = `to see transactions older than ${freelyReadDays} days`;
  return confirmationOf(bank, customer, 'readOlderTransactions', confirms);
}

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
