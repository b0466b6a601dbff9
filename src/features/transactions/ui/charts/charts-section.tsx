import { type ComponentProps, Suspense } from 'react';
import { Button } from '#src/ui/buttons/button.tsx';
import { UnfoldMark } from '#src/ui/buttons/unfold-mark.tsx';
import { ChartAwaited } from '#src/ui/chart/chart-awaited.tsx';
import { lazyChart } from '#src/ui/chart/lazy-chart.tsx';
import { keepPreference } from '#src/ui/preferences/preferences.ts';
import { usePreference } from '#src/ui/preferences/use-preference.ts';
import styles from './charts-section.module.css';

const TransactionCharts = lazyChart(async () => (await import('./transaction-charts.tsx')).TransactionCharts);

type ChartsSectionProps = Omit<ComponentProps<typeof TransactionCharts>, 'pages'> & {
  readonly id: string;
};

/** The charts, where the customer has opened them. They load after the list, in a place kept for them. */
export function ChartsSection({ id, ...charts }: ChartsSectionProps) {
  const isOpen = usePreference('charts') === 'open';
  if (!isOpen) return null;
  const { pages } = charts.list;
  const awaited = (
    <>
      <div className={styles.top} />
      <div className={styles.awaited}>
        <ChartAwaited size="chart" />
        <ChartAwaited size="chart" />
        <ChartAwaited size="chart" />
      </div>
    </>
  );
  return (
    <section id={id} aria-label="Charts" className={styles.charts}>
      <Suspense fallback={awaited}>
        {pages === undefined ? awaited : <TransactionCharts pages={pages} {...charts} />}
      </Suspense>
    </section>
  );
}

/** Opens and folds the charts, on every account. */
export function ChartsButton({ controls }: { readonly controls: string }) {
  const isOpen = usePreference('charts') === 'open';
  return (
    <Button
      look="quiet"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={() => keepPreference('charts', isOpen ? 'folded' : 'open')}
    >
      Charts
      <UnfoldMark />
    </Button>
  );
}
