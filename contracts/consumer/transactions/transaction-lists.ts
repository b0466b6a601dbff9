import { MatchersV3 } from '@pact-foundation/pact';
import { amount, anAccount, fromState, localDay, windowDayFromState } from '#contracts/consumer/wire.ts';
import { type DaysAgo, exampleWindow } from '#contracts/driver/bank-days.ts';
import { calendarDay } from '#src/kernel/calendar.ts';

const { like, regex } = MatchersV3;

/** One list for each way of stepping back in time, with the days of a step that has transactions. */
export const lists = [
  {
    operation: 'listDemandDepositTransactions',
    what: 'the transactions of a current account',
    kind: 'CA',
    account: 'currentAccount',
    otherAccount: 'loanAccount',
    segment: 'demandDeposit',
    start: null,
    daysAgo: { from: 179, to: 0 },
  },
  {
    operation: 'listLoanTransactions',
    what: 'the transactions of a loan',
    kind: 'LN',
    account: 'loanAccount',
    otherAccount: 'bondAccount',
    segment: 'loan',
    start: null,
    daysAgo: { from: 29, to: 0 },
  },
  {
    operation: 'listLoanTransactions',
    what: 'the transactions of a mortgage',
    kind: 'MO',
    account: 'mortgageAccount',
    otherAccount: 'currentAccount',
    segment: 'loan',
    start: null,
    daysAgo: { from: 729, to: 0 },
  },
  {
    operation: 'listTermDepositTransactions',
    what: 'the transactions of a bond',
    kind: 'TD',
    account: 'bondAccount',
    otherAccount: 'currentAccount',
    segment: 'deposit',
    // A bond has few transactions, so the customer has asked for more.
    start: calendarDay('2026-01-31'),
    daysAgo: { from: 394, to: 30 },
  },
] as const;

export type List = (typeof lists)[number];

export function pathOf(segment: string, account: string, call = 'transactions') {
  return fromState(account, anAccount, `/digx/cz/v1/accounts/${segment}/`, `/${call}`);
}

export function between(fromDate: string, toDate: string) {
  return { searchBy: 'SPD', fromDate, toDate, locale: 'en' };
}

/** The same for the state's window. */
export function betweenDaysOfState(daysAgo: DaysAgo) {
  const { fromDay, toDay } = exampleWindow(daysAgo);
  return between(windowDayFromState('fromDay', fromDay), windowDayFromState('toDay', toDay));
}

/** The fields of every transaction. The app shows no transaction without them. */
export const everyLine = {
  key: { subSequenceNumber: like('417'), transactionReferenceNumber: like('FT26058K31TQ') },
  transactionType: regex('^[DC]$', 'D'),
  amountInAccountCurrency: amount(64.2),
  runningBalance: amount(1089.49),
  transactionDate: localDay('2026-02-27T00:00:00'),
  txnCode: regex('^[A-Z]{3}$', 'CRD'),
};
