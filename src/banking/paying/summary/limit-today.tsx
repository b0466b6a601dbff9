import { Suspense } from 'react';
import type { PaymentLimits } from '#src/api/payments/payment-limits.ts';
import { limitToday } from '#src/banking/paying/model/summary-copy.ts';
import { lazyChart } from '#src/ui/chart/lazy-chart.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './limit-today.module.css';

const LimitChart = lazyChart(async () => (await import('./limit-chart.tsx')).LimitChart);

/** Undefined until they are known. */
interface OfLimits {
  readonly limits: PaymentLimits | undefined;
}

/** The limit left today, as a bar with its figures, in a place kept for it. */
export function LimitToday({ limits }: OfLimits) {
  const limit = limits && limitToday(limits);
  return (
    <div className={styles.limit}>
      <Suspense fallback={<Skeleton width="long" />}>
        {limit === undefined ? <Skeleton width="long" /> : <LimitChart limit={limit} />}
      </Suspense>
    </div>
  );
}

/** The same by the amount, where the summary does not show it. Nothing where there is no limit. */
export function LimitBelow({ limits }: OfLimits) {
  if (limits !== undefined && limitToday(limits) === undefined) return null;
  return (
    <figure className={styles.below}>
      <figcaption className={typography.detail}>Limit left today</figcaption>
      <LimitToday limits={limits} />
    </figure>
  );
}
