import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import { shownError } from '#src/api/messages/bank-error.ts';
import { useAppDispatch, useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import {
  type TransactionPage,
  type TransactionsArg,
  transactionsApi,
  useGetLatestTransactionQuery,
  useListTransactionsInfiniteQuery,
} from '#src/api/transactions/transactions.ts';
import { printFilters } from '#src/features/transactions/model/filters-in-url.ts';
import { listedRows } from '#src/features/transactions/model/listed-rows.ts';
import { matchTransactions } from '#src/features/transactions/model/match-transactions.ts';
import type { Bounds } from '#src/features/transactions/model/read-typed.ts';
import { nextStep } from '#src/features/transactions/model/search-progress.ts';
import { countFilters, type Filters } from '#src/features/transactions/model/transaction-filters.ts';
import {
  type AccountUse,
  listFailureOf,
  listStateOf,
} from '#src/features/transactions/model/transaction-list-state.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { PartyId } from '#src/kernel/ids.ts';

const noPages: readonly TransactionPage[] = [];

/** How far back the customer wants to search, while the filters stay the same. */
interface Target {
  readonly view: string;
  /** Search for more rows than this. */
  readonly above: number;
  readonly isStopped: boolean;
}

/** Names the list in the cache: all transactions, unless the bank has to search. */
export function listArg(
  { id, kind }: Account,
  party: PartyId | false,
  { oldest, today }: Bounds,
  { keyword, dates }: Pick<Filters, 'keyword' | 'dates'> = {},
): TransactionsArg {
  return {
    party,
    accountId: id,
    kind,
    newest: dates?.to ?? today,
    oldest: dates?.from ?? oldest,
    ...(keyword !== undefined && { keyword }),
  };
}

interface Wanted {
  readonly filters: Filters;
  readonly bounds: Bounds;
  /** How far back the list must reach for the charts. */
  readonly reach: CalendarDay | undefined;
}

/** The rows of an account that match the filters, and the state of their list. */
export function useTransactions(account: Account, { filters, bounds, reach }: Wanted) {
  const isFiltered = countFilters(filters) > 0;
  const party = useAppSelector(selectActiveParty);
  const dispatch = useAppDispatch();
  const { keyword, dates } = filters;
  const arg = listArg(account, party, bounds, filters);
  const list = useListTransactionsInfiniteQuery(arg);
  const pages = list.currentData?.pages ?? noPages;
  const lists = useMemo(() => pages.map(({ transactions }) => transactions), [pages]);
  const rows = useMemo(() => listedRows(lists, matchTransactions(lists, filters)), [lists, filters]);

  const view = JSON.stringify([arg, printFilters(filters).toString()]);
  const [lastWish, setWish] = useState<Target>();
  const target = lastWish?.view === view ? lastWish : { view, above: 0, isStopped: false };

  const isAtEnd = pages.length > 0 && !list.hasNextPage;
  // A request the customer stopped ends with an abort error, which is not shown.
  const isCancelled = list.error !== undefined && 'name' in list.error && list.error.name === 'AbortError';
  const error = list.isError && !isCancelled ? shownError(list.error) : undefined;
  const isFirstEmpty = keyword === undefined && dates === undefined && pages[0]?.transactions.length === 0;
  const { use, isAsking: isAskingUse } = useAccountUse(account, party, isFirstEmpty);
  const isUnused = use === 'unused';

  const reached = pages.at(-1)?.from;
  const step = nextStep({
    above: target.above,
    shownCount: rows.count,
    isShort: reach !== undefined && reached !== undefined && reached > reach,
    isStopped: target.isStopped,
    isAsking: list.isFetching,
    hasFailed: error !== undefined,
    isAtEnd: isAtEnd || isUnused,
  });
  const isSearching = !isUnused && (step === 'ask' || list.isFetching || isAskingUse);
  const { refetch, fetchNextPage } = list;
  const hasPages = pages.length > 0;
  const askOn = useCallback(() => void (hasPages ? fetchNextPage() : refetch()), [hasPages, fetchNextPage, refetch]);

  // What to ask next follows from the answers so far, not from anything the customer pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that comes is a reason to look again.
  useEffect(() => {
    if (step === 'ask') askOn();
  }, [step, pages.length, askOn]);

  const damagedCount = pages.reduce((sum, page) => sum + page.damagedCount, 0);
  return {
    rows,
    isFiltered,
    pages: list.currentData?.pages,
    damagedCount,
    searchedBackTo: reached,
    isSearching,
    /** Whether there is another page to fetch, now or after the current one. */
    canShowMore: (hasPages || target.isStopped) && !isAtEnd && !isUnused && error === undefined,
    state: listStateOf({
      failure: error && listFailureOf(error),
      isSearching,
      shownCount: rows.count,
      isFiltered,
      isAtEnd,
      use,
      damagedCount,
    }),
    showMore: () => setWish({ view, above: rows.count, isStopped: false }),
    stop() {
      setWish({ ...target, isStopped: true });
      dispatch(transactionsApi.util.getRunningQueryThunk('listTransactions', arg))?.abort();
    },
    tryAgain() {
      setWish({ ...target, isStopped: false });
      askOn();
    },
  };
}

export type TransactionsInView = ReturnType<typeof useTransactions>;

/**
 * Whether the account was ever used. Asked once, when the newest days are empty, to spare the customer a search through
 * ten empty years; without an answer the search continues.
 */
function useAccountUse(
  { id: accountId, kind }: Account,
  party: PartyId | false,
  isFirstEmpty: boolean,
): { readonly use: AccountUse; readonly isAsking: boolean } {
  const { currentData, isFetching } = useGetLatestTransactionQuery({ party, accountId, kind }, { skip: !isFirstEmpty });
  if (!isFirstEmpty || currentData === undefined) return { use: 'unknown', isAsking: isFetching };
  return { use: currentData.latest === null ? 'unused' : 'used', isAsking: false };
}
