import { Suspense } from 'react';
import type { PaymentLimits } from '#src/api/payments/payment-limits.ts';
import { limitToday } from '#src/banking/paying/model/summary-copy.ts';
import { lazyChart } from '#src/ui/chart/lazy-chart.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './limit-today.module.css';

const LimitChart = lazyChart(async () => (await import('./limit-chart.tsx')).LimitChart);

/** The limit left today, as a bar with its figures. Nothing where there is no limit. */
export function LimitToday({ limits }: { readonly limits: PaymentLimits | undefined }) {
  const limit = limits && limitToday(limits);
  if (limit === undefined) return null;
  return (
    <div className={styles.limit}>
      <Suspense>
        <LimitChart limit={limit} />
      </Suspense>
    </div>
  );
}

/** The same below the form, where the summary does not show it. */
export function LimitBelow({ limits }: { readonly limits: PaymentLimits | undefined }) {
  return (
    <figure className={styles.below}>
      <figcaption className={typography.detail}>Limit left today</figcaption>
      <LimitToday limits={limits} />
    </figure>
  );
}
