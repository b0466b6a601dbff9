import { MatchersV3 } from '@pact-foundation/pact';
import { calendarDay } from '#src/kernel/calendar.ts';
import { amount, anAccount, fromState } from './wire.ts';

const { like, regex } = MatchersV3;

/** One list for each way of stepping back in time, with the days of a step that finds something. */
export const lists = [
  {
    operation: 'listDemandDepositTransactions',
    what: 'the transactions of a current account',
    kind: 'CA',
    account: 'currentAccount',
    otherAccount: 'loanAccount',
    segment: 'demandDeposit',
    start: null,
    from: '2025-09-04',
    to: '2026-03-02',
  },
  {
    operation: 'listLoanTransactions',
    what: 'the transactions of a loan',
    kind: 'LN',
    account: 'loanAccount',
    otherAccount: 'bondAccount',
    segment: 'loan',
    start: null,
    from: '2026-02-01',
    to: '2026-03-02',
  },
  {
    operation: 'listLoanTransactions',
    what: 'the transactions of a mortgage',
    kind: 'MO',
    account: 'mortgageAccount',
    otherAccount: 'currentAccount',
    segment: 'loan',
    start: null,
    from: '2024-03-03',
    to: '2026-03-02',
  },
  {
    operation: 'listTermDepositTransactions',
    what: 'the transactions of a bond',
    kind: 'TD',
    account: 'bondAccount',
    otherAccount: 'currentAccount',
    segment: 'deposit',
    // Little happens on a bond: the customer has asked for more.
    start: calendarDay('2026-01-31'),
    from: '2025-02-01',
    to: '2026-01-31',
  },
] as const;

export type List = (typeof lists)[number];

export function pathOf(segment: string, account: string, call = 'transactions') {
  return fromState(account, anAccount, `/digx/cz/v1/accounts/${segment}/`, `/${call}`);
}

export function between(fromDate: string, toDate: string) {
  return { searchBy: 'SPD', fromDate, toDate, locale: 'en' };
}

/** What every line has. The app shows none without them, and none can do without its direction. */
export const everyLine = {
  key: { subSequenceNumber: like('417'), transactionReferenceNumber: like('FT26058K31TQ') },
  transactionType: regex('^[DC]$', 'D'),
  amountInAccountCurrency: amount(64.2),
  runningBalance: amount(1089.49),
  transactionDate: regex('^\\d{4}-\\d{2}-\\d{2}T00:00:00$', '2026-02-27T00:00:00'),
  txnCode: regex('^[A-Z]{3}$', 'CRD'),
};
