import { Skeleton } from '#src/ui/text/skeleton.tsx';
import styles from './chart-awaited.module.css';

/** Keeps the place of a chart that is still loading. Where it will have an axis, its lines are there already. */
export function ChartAwaited({ size }: { readonly size: 'bar' | 'chart' }) {
  return (
    <div aria-busy="true" className={styles[size]}>
      {size === 'chart' && (
        <>
          <span className={styles.caption}>
            <Skeleton width="medium" />
          </span>
          <span className={styles.summary}>
            <Skeleton width="long" />
          </span>
          <span className={styles.plot} />
        </>
      )}
    </div>
  );
}
