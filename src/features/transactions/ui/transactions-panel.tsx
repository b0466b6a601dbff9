import { useId, useMemo, useState } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import { clock } from '#src/api/environment/bank-clock.ts';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { damagedCopy, resultCopy } from '#src/features/transactions/model/count-copy.ts';
import type { Bounds } from '#src/features/transactions/model/read-typed.ts';
import type { ListState } from '#src/features/transactions/model/transaction-list-state.ts';
import { ChartsButton, ChartsSection } from '#src/features/transactions/ui/charts/charts-section.tsx';
import { FilterPanel } from '#src/features/transactions/ui/filters/filter-panel.tsx';
import { useFilters } from '#src/features/transactions/ui/filters/use-filters.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';
import { transactionFloor } from '#src/rules/transaction-windows.ts';
import { Notice } from '#src/ui/text/notice.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import { ExportTools } from './export-tools.tsx';
import { ListFoot } from './list-foot.tsx';
import { PendingBlock } from './pending-block.tsx';
import styles from './transactions-panel.module.css';
import { TransactionsSkeleton } from './transactions-skeleton.tsx';
import { TransactionsTable } from './transactions-table.tsx';
import { usePending } from './use-pending.ts';
import { useTransactions } from './use-transactions.ts';

interface TransactionsPanelProps {
  readonly account: Account;
  /** The level of the headings inside. */
  readonly headingLevel: 2 | 3;
}

/**
 * An account's transactions: how many, export tools, filters, pending transactions, the list and its end. The first two
 * stand beside the heading, in a `TransactionsView`.
 */
export function TransactionsPanel({ account, headingLevel }: TransactionsPanelProps) {
  const chartsId = useId();
  const bounds = useBounds(account);
  const filters = useFilters(bounds);
  const list = useTransactions(account, filters.filters, bounds);
  const { pending, isListed, isAwaited, isHidden, toggle } = usePending(account, list.pages, list.isFiltered);
  const { rows, isFiltered, searchedBackTo } = list;
  const state: ListState = isAwaited ? { status: 'loadingEmpty' } : list.state;
  const count = isAwaited ? '' : resultCopy({ count: rows.count, isFiltered, searchedBackTo });
  const [hasListed, setListed] = useState(false);
  if (!hasListed && isListed && state.status !== 'loadingEmpty') setListed(true);
  const isBusy = state.status === 'loading' || state.status === 'loadingEmpty';
  return (
    <>
      <p role="status" className={styles.count}>
        {count}
      </p>
      <ExportTools account={account} filters={filters.filters} bounds={bounds} list={list}>
        <ChartsButton controls={chartsId} />
      </ExportTools>
      <div className={styles.panel}>
        <ChartsSection
          id={chartsId}
          account={account}
          pages={list.pages}
          damagedCount={list.damagedCount}
          filters={filters}
          bounds={bounds}
        />
        <FilterPanel filters={filters} bounds={bounds} />
        <PendingBlock pending={pending} isHidden={isHidden} onToggle={toggle} headingLevel={headingLevel} />
        {/* The first list is not a skeleton that moved. */}
        <div key={hasListed ? 'list' : 'first'} className={styles.list} aria-busy={isBusy}>
          {!isAwaited && list.damagedCount > 0 && <DamagedRows count={list.damagedCount} />}
          {!isAwaited && rows.count > 0 && <TransactionsTable account={account} rows={rows} />}
          {state.status === 'loadingEmpty' && <TransactionsSkeleton />}
          <ListFoot list={list} state={state} />
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

/** Fixed for the visit: moving the last day at midnight would make a new list and lose the pages already loaded. */
function useBounds({ currency, openingDate = transactionFloor }: Account): Bounds {
  const [today] = useState(() => londonDayOf(clock.businessNow()));
  const oldest = openingDate < today ? openingDate : today;
  return useMemo(() => ({ currency, oldest, today }), [currency, oldest, today]);
}
