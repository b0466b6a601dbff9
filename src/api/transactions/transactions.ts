import { type AccountKind, isDemandDeposit } from '#src/api/accounts/account-kinds.ts';
import type { AccountArg } from '#src/api/accounts/accounts.ts';
import type { operations } from '#src/api/schema.generated.d.ts';
import { bankApi } from '#src/api/store/bank-api.ts';
import { bankCall } from '#src/api/store/bank-call.ts';
import { bankQuery } from '#src/api/store/bank-query.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import { addDays, type CalendarDay } from '#src/kernel/calendar.ts';
import type { Period } from '#src/rules/export-periods.ts';
import { windowEndingOn, windowPlanOf } from '#src/rules/transaction-windows.ts';
import { toPendingTransactions } from './pending-transaction.ts';
import { type TransactionList, toTransactionList } from './transaction.ts';

interface AccountOfKindArg extends AccountArg {
  readonly kind: AccountKind;
}

export interface TransactionsArg extends AccountOfKindArg {
  readonly newest: CalendarDay;
  readonly oldest: CalendarDay;
  readonly keyword?: string | undefined;
}

export interface PeriodArg extends AccountOfKindArg, Period {
  readonly keyword?: string | undefined;
}

export interface TransactionPage extends TransactionList {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** Where the page's window ends; null for the newest day requested. */
type PageStart = CalendarDay | null;

type TransactionQuery = operations['listDemandDepositTransactions']['parameters']['query'];

function transactionsCall({ party, accountId, kind }: AccountOfKindArg, query: TransactionQuery) {
  const params = { path: { accountId }, query };
  const call = bankCall({
    party,
    send(client) {
      if (isDemandDeposit(kind))
        return client.GET('/cz/v1/accounts/demandDeposit/{accountId}/transactions', { params });
      if (kind === 'TD') return client.GET('/cz/v1/accounts/deposit/{accountId}/transactions', { params });
      return client.GET('/cz/v1/accounts/loan/{accountId}/transactions', { params });
    },
    read: toTransactionList,
  });
  return call;
}

export function periodCall({ from, to, keyword, ...arg }: PeriodArg) {
  const days = { searchBy: 'SPD', fromDate: from, toDate: to } as const;
  return transactionsCall(arg, keyword ? { ...days, description: keyword } : days);
}

function windowCall(arg: TransactionsArg, start: PageStart) {
  const { kind, newest, oldest, keyword } = arg;
  const { from, to } = windowEndingOn(windowPlanOf(kind), start ?? newest, start === null, oldest);
  const { read, ...call } = periodCall({ ...arg, from, to, keyword });
  return bankCall({
    ...call,
    read(answer) {
      const list = read(answer);
      return list && { ...list, from, to };
    },
  });
}

function latestCall(arg: AccountOfKindArg) {
  const { read, ...call } = transactionsCall(arg, { searchBy: 'LNT', noOfTransactions: 1 });
  return bankCall({
    ...call,
    read(answer) {
      const list = read(answer);
      const [latest] = list?.transactions ?? [];
      // A damaged line is not the same as no line.
      if (list === undefined || (latest === undefined && list.damagedCount > 0)) return undefined;
      return { latest: latest ?? null };
    },
  });
}

function pendingCall({ party, accountId }: AccountArg) {
  return bankCall({
    party,
    send: (client) =>
      client.GET('/cz/v1/accounts/demandDeposit/{accountId}/pendingTransactions', { params: { path: { accountId } } }),
    read: toPendingTransactions,
  });
}

/** Thousands of rows: released soon after their page. */
const keepUnusedDataFor = 5;

export const transactionsApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * A page per window of days, newest first. A failed page keeps the earlier ones and is retried by asking for the
     * next.
     */
    listTransactions: build.infiniteQuery<TransactionPage, TransactionsArg, PageStart>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ from }, _pages, _start, _starts, { oldest }) =>
          from <= oldest ? undefined : addDays(from, -1),
        // A refetch starts over with the newest page only.
        refetchCachedPages: false,
      },
      queryFn: bankQuery(({ queryArg, pageParam }: { queryArg: TransactionsArg; pageParam: PageStart }) =>
        windowCall(queryArg, pageParam),
      ),
      // Comparing thousands of rows takes longer than drawing the visible few.
      structuralSharing: false,
      keepUnusedDataFor,
      providesTags: ['Transactions'],
    }),
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

export const transactionsOfPeriodRead = uncachedQuery(periodCall);
