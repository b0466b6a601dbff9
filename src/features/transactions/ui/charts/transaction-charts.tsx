import { useMemo } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import type { TransactionPage } from '#src/api/transactions/transactions.ts';
import { loadedOf, missingText } from '#src/features/transactions/model/charts/loaded.ts';
import { cutTo, shownSpan, spansOf } from '#src/features/transactions/model/charts/spans.ts';
import type { Bounds } from '#src/features/transactions/model/read-typed.ts';
import type { FiltersInUse } from '#src/features/transactions/ui/filters/use-filters.ts';
import type { TransactionsInView } from '#src/features/transactions/ui/use-transactions.ts';
import { ChartStrip } from '#src/ui/chart/chart-strip.tsx';
import { ToggleTags } from '#src/ui/fields/toggle-tags.tsx';
import { periodText } from '#src/ui/text/dates.ts';
import typography from '#src/ui/text/typography.module.css';
import { BalanceChart } from './balance-chart.tsx';
import styles from './charts-section.module.css';
import { MonthsChart } from './money-by-month-chart.tsx';
import { SpendingChart } from './spending-chart.tsx';
import type { ChartsChoice } from './use-charts-span.ts';

interface TransactionChartsProps {
  readonly account: Account;
  readonly pages: readonly TransactionPage[];
  readonly list: Pick<TransactionsInView, 'pages' | 'damagedCount' | 'isSearching'>;
  readonly choice: ChartsChoice;
  readonly filters: FiltersInUse;
  readonly bounds: Bounds;
}

/** The loaded transactions of a period as pictures. */
export function TransactionCharts({ account, pages, list, choice, filters, bounds }: TransactionChartsProps) {
  const all = useMemo(() => loadedOf(pages, bounds.currency), [pages, bounds.currency]);
  const isFiltered = filters.filters.dates !== undefined;
  const history = { oldest: bounds.oldest, today: bounds.today, listedFrom: all?.from ?? bounds.today };
  const spans = isFiltered ? [] : spansOf(history);
  const span = shownSpan(spans, choice.chosen, history);
  const from = span?.from;
  const loaded = useMemo(() => all && cutTo(all, from), [all, from]);
  if (loaded === undefined) return null;
  const note = missingText(filters.filters, list.damagedCount);
  const isComing = from !== undefined && from < loaded.from && list.isSearching;
  return (
    <>
      <div className={styles.top}>
        <p role="status" className={styles.period}>
          {isComing ? 'Loading older transactions' : periodText(loaded)}
          {isFiltered && ', as filtered'}
        </p>
        {spans.length > 1 && (
          <div className={styles.spans}>
            <ToggleTags
              isBrief
              label="Period of the charts"
              tags={spans}
              selected={new Set(span === undefined ? [] : [span.id])}
              onToggle={(id) => choice.choose(spans.find((each) => each.id === id)?.id)}
            />
          </div>
        )}
      </div>
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
