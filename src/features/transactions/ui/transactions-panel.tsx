import { useCallback, useId, useMemo, useRef, useState } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import { useGetProfileQuery } from '#src/api/profile/profile.ts';
import { firstNewDay, newTransactions } from '#src/api/transactions/since-last-visit.ts';
import type { Transaction } from '#src/api/transactions/transaction.ts';
import type { TransactionPage } from '#src/api/transactions/transactions.ts';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { damagedCopy, resultCopy } from '#src/features/transactions/model/count-copy.ts';
import { newCopy } from '#src/features/transactions/model/new-copy.ts';
import type { ListState } from '#src/features/transactions/model/transaction-list-state.ts';
import { ChartsButton, ChartsSection } from '#src/features/transactions/ui/charts/charts-section.tsx';
import { useChartsSpan } from '#src/features/transactions/ui/charts/use-charts-span.ts';
import { FilterPanel } from '#src/features/transactions/ui/filters/filter-panel.tsx';
import { useFilters } from '#src/features/transactions/ui/filters/use-filters.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';
import type { CurrencyCode } from '#src/kernel/facts/currencies.ts';
import { Notice } from '#src/ui/text/notice.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import { NewKey } from './category-icon.tsx';
import { ExportTools } from './export-tools.tsx';
import { ListFoot } from './list-foot.tsx';
import { usePendingGroup } from './pending-group.tsx';
import styles from './transactions-panel.module.css';
import { TransactionsSkeleton } from './transactions-skeleton.tsx';
import { TransactionsTable } from './transactions-table.tsx';
import { useBounds } from './use-bounds.ts';
import { usePending } from './use-pending.ts';
import { useTransactions } from './use-transactions.ts';

interface TransactionsPanelProps {
  readonly account: Account;
  /** The level of the headings inside. */
  readonly headingLevel: 2 | 3;
}
/** So many are seen whole with one turn of the wheel. */
const fewRows = 20;

/**
 * An account's transactions: the search, export tools, how many there are, filters, the list with what is pending, and
 * its end. The first three stand beside and below the heading, in a `TransactionsView`.
 */
export function TransactionsPanel({ account, headingLevel }: TransactionsPanelProps) {
  const chartsId = useId();
  const searchRef = useRef<HTMLDivElement>(null);
  const bounds = useBounds(account);
  const filters = useFilters(bounds);
  const { searchFor } = filters;
  const charts = useChartsSpan(bounds, filters.filters);
  const list = useTransactions(account, { filters: filters.filters, bounds, reach: charts.reach });
  const pending = usePending(account, list.pages, list.isFiltered);
  const { isListed, isAwaited } = pending;
  const lead = usePendingGroup(pending, filters.filters, headingLevel);
  const { rows, isFiltered, searchedBackTo } = list;
  const { isNew, news } = useNewSince(isFiltered ? undefined : list.pages, account.currency);
  const state: ListState = isAwaited ? { status: 'loadingEmpty' } : list.state;
  const count = isAwaited ? '' : resultCopy({ count: rows.count, isFiltered, searchedBackTo });
  const [hasListed, setListed] = useState(false);
  if (!hasListed && isListed && state.status !== 'loadingEmpty') setListed(true);
  const isBusy = state.status === 'loading' || state.status === 'loadingEmpty';
  const isShown = !isAwaited && (rows.count > 0 || (lead !== undefined && state.status !== 'loadingEmpty'));

  // The pressed button disappears with its row.
  const showAllOf = useCallback(
    (title: string) => {
      searchFor(title);
      searchRef.current?.focus();
    },
    [searchFor],
  );

  function goUp() {
    searchRef.current?.scrollIntoView({ block: 'center' });
    searchRef.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <FilterPanel filters={filters} bounds={bounds} rowRef={searchRef} />
      <ExportTools account={account} filters={filters.filters} bounds={bounds} list={list}>
        <ChartsButton controls={chartsId} />
      </ExportTools>
      <div className={styles.counts}>
        <p role="status">{count}</p>
        {!isAwaited && news !== '' && (
          <p>
            <NewKey />
            {news}
          </p>
        )}
      </div>
      <div className={styles.panel}>
        <ChartsSection id={chartsId} account={account} list={list} choice={charts} filters={filters} bounds={bounds} />
        {/* The first list is not a skeleton that moved. */}
        <div
          key={hasListed ? 'list' : 'first'}
          className={styles.list}
          data-owed={account.group === 'lending' || undefined}
          aria-busy={isBusy}
        >
          {!isAwaited && list.damagedCount > 0 && <DamagedRows count={list.damagedCount} />}
          {isShown && (
            <TransactionsTable account={account} rows={rows} lead={lead} isNew={isNew} onShowAll={showAllOf} />
          )}
          {state.status === 'loadingEmpty' && <TransactionsSkeleton />}
          <ListFoot list={list} state={state} onUp={rows.count > fewRows ? goUp : undefined} />
        </div>
      </div>
    </>
  );
}

function DamagedRows({ count }: { readonly count: number }) {
  const { telephones } = useRuntimeConfig();
  return (
    <Notice>
      <p>
        {damagedCopy(count)} If you need to see {count === 1 ? 'it' : 'them'} today, call{' '}
        <PhoneLink number={telephones.helpdesk} />.
      </p>
    </Notice>
  );
}

/**
 * Which transactions were booked since the last visit, and in words how many of the pages, which are not filtered. Nothing
 * is said where the pages do not go back so far.
 */
function useNewSince(pages: readonly TransactionPage[] | undefined, currency: CurrencyCode) {
  const { data: profile } = useGetProfileQuery({ party: false });
  const lastLogin = profile?.lastLogin;
  const from = lastLogin && firstNewDay(lastLogin);
  const isNew = useCallback(({ day }: Transaction) => from !== undefined && day >= from, [from]);
  const news = useMemo(() => {
    const oldest = pages?.at(-1)?.from;
    if (pages === undefined || lastLogin === undefined || oldest === undefined) return '';
    const day = firstNewDay(lastLogin);
    if (oldest > day) return '';
    const rows = pages.flatMap(({ transactions }) => transactions.filter((row) => row.day >= day));
    return newCopy(newTransactions(rows, currency, day), londonDayOf(lastLogin));
  }, [pages, lastLogin, currency]);
  return { isNew, news };
}
