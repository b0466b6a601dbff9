import { useMemo } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import type { TransactionPage } from '#src/api/transactions/transactions.ts';
import { loadedOf, missingText } from '#src/features/transactions/model/charts/loaded.ts';
import type { Bounds } from '#src/features/transactions/model/read-typed.ts';
import type { FiltersInUse } from '#src/features/transactions/ui/filters/use-filters.ts';
import { ChartStrip } from '#src/ui/chart/chart-strip.tsx';
import typography from '#src/ui/text/typography.module.css';
import { BalanceChart } from './balance-chart.tsx';
import { MonthsChart } from './money-by-month-chart.tsx';
import { SpendingChart } from './spending-chart.tsx';

interface TransactionChartsProps {
  readonly account: Account;
  readonly pages: readonly TransactionPage[];
  readonly damagedCount: number;
  readonly filters: FiltersInUse;
  readonly bounds: Bounds;
}

/** The loaded transactions as pictures. */
export function TransactionCharts({ account, pages, damagedCount, filters, bounds }: TransactionChartsProps) {
  const loaded = useMemo(() => loadedOf(pages, bounds.currency), [pages, bounds.currency]);
  if (loaded === undefined) return null;
  const note = missingText(loaded, filters.filters, bounds, damagedCount);
  return (
    <>
      <ChartStrip>
        <BalanceChart
          account={account}
          loaded={loaded}
          isSearched={filters.filters.keyword !== undefined}
          today={bounds.today}
        />
        <MonthsChart loaded={loaded} />
        <SpendingChart loaded={loaded} filters={filters} />
      </ChartStrip>
      {note !== undefined && <p className={typography.note}>{note}</p>}
    </>
  );
}
