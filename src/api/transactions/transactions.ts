import { type AccountKind, isDemandDeposit } from '#src/api/accounts/account-kinds.ts';
import type { AccountArg } from '#src/api/accounts/accounts.ts';
import type { operations } from '#src/api/schema.generated.d.ts';
import { bankApi } from '#src/api/store/bank-api.ts';
import type { BankCall } from '#src/api/store/bank-call.ts';
import { bankQuery } from '#src/api/store/bank-query.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import { addDays, type CalendarDay } from '#src/kernel/calendar.ts';
import type { Period } from '#src/rules/export-periods.ts';
import { windowEndingOn, windowPlanOf } from '#src/rules/transaction-windows.ts';
import { type PendingTransaction, toPendingTransactions } from './pending-transaction.ts';
import { type Transaction, type TransactionList, toTransactionList } from './transaction.ts';

interface AccountOfKindArg extends AccountArg {
  readonly kind: AccountKind;
}

export interface TransactionsArg extends AccountOfKindArg {
  /** The days looked through, both included; the newest is not before the oldest. */
  readonly newest: CalendarDay;
  readonly oldest: CalendarDay;
  /** Looked for by the bank in title and reference. */
  readonly keyword?: string | undefined;
}

/** All days of a period, in one answer. */
export interface PeriodArg extends AccountOfKindArg, Period {
  /** Looked for by the bank in title and reference. */
  readonly keyword?: string | undefined;
}

/** What one step back in time brought: the lines of one window of days. */
export interface TransactionPage extends TransactionList {
  /** The window's days, both included. */
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** The day on which the page's window ends; null for the newest day asked for. */
type PageStart = CalendarDay | null;

type TransactionQuery = operations['listDemandDepositTransactions']['parameters']['query'];

function transactionsCall({ party, accountId, kind }: AccountOfKindArg, query: TransactionQuery) {
  const params = { path: { accountId }, query };
  const call: BankCall<TransactionList> = {
    party,
    locale: 'en',
    send(client) {
      if (isDemandDeposit(kind))
        return client.GET('/cz/v1/accounts/demandDeposit/{accountId}/transactions', { params });
      if (kind === 'TD') return client.GET('/cz/v1/accounts/deposit/{accountId}/transactions', { params });
      return client.GET('/cz/v1/accounts/loan/{accountId}/transactions', { params });
    },
    read: toTransactionList,
  };
  return call;
}

function periodCall({ from, to, keyword, ...arg }: PeriodArg): BankCall<TransactionList> {
  const days = { searchBy: 'SPD', fromDate: from, toDate: to } as const;
  return transactionsCall(arg, keyword ? { ...days, description: keyword } : days);
}

function windowCall(arg: TransactionsArg, start: PageStart): BankCall<TransactionPage> {
  const { kind, newest, oldest, keyword } = arg;
  const { from, to } = windowEndingOn(windowPlanOf(kind), start ?? newest, start === null, oldest);
  const { read, ...call } = periodCall({ ...arg, from, to, keyword });
  return {
    ...call,
    read(answer) {
      const list = read(answer);
      return list && { ...list, from, to };
    },
  };
}

function latestCall(arg: AccountOfKindArg): BankCall<{ readonly latest: Transaction | null }> {
  const { read, ...call } = transactionsCall(arg, { searchBy: 'LNT', noOfTransactions: 1 });
  return {
    ...call,
    read(answer) {
      const list = read(answer);
      const [latest] = list?.transactions ?? [];
      // A line that came broken is not the same as none.
      if (list === undefined || (latest === undefined && list.damagedCount > 0)) return undefined;
      return { latest: latest ?? null };
    },
  };
}

function pendingCall({ party, accountId }: AccountArg): BankCall<readonly PendingTransaction[]> {
  return {
    party,
    locale: 'en',
    send: (client) =>
      client.GET('/cz/v1/accounts/demandDeposit/{accountId}/pendingTransactions', { params: { path: { accountId } } }),
    read: toPendingTransactions,
  };
}

/** Rows come by the thousand: they leave the page's memory soon after the page. */
const keepUnusedDataFor = 5;

export const transactionsApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * What happened on an account, a page for each window of days, newest first. A fault fails the page that met it:
     * those before it stay, and asking for the next page tries that one again.
     */
    listTransactions: build.infiniteQuery<TransactionPage, TransactionsArg, PageStart>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ from }, _pages, _start, _starts, { oldest }) =>
          from <= oldest ? undefined : addDays(from, -1),
        // Asked anew, a list begins at its newest page again, instead of all its windows being walked through.
        refetchCachedPages: false,
      },
      queryFn: bankQuery(({ queryArg, pageParam }: { queryArg: TransactionsArg; pageParam: PageStart }) =>
        windowCall(queryArg, pageParam),
      ),
      // Comparing thousands of rows with those before takes longer than drawing the few that are seen.
      structuralSharing: false,
      keepUnusedDataFor,
      providesTags: ['Transactions'],
    }),
    /** The newest line of an account, by which a screen can tell whether more has happened. */
    getLatestTransaction: build.query({
      queryFn: bankQuery(latestCall),
      keepUnusedDataFor,
      providesTags: ['Transactions'],
    }),
    listPendingTransactions: build.query({
      queryFn: bankQuery(pendingCall),
      keepUnusedDataFor,
      providesTags: ['PendingTransactions'],
    }),
  }),
});

export const { useListTransactionsInfiniteQuery, useGetLatestTransactionQuery, useListPendingTransactionsQuery } =
  transactionsApi;

/** The lines of a period for a print; none of them is kept. */
export const transactionsOfPeriodRead = uncachedQuery(periodCall);
