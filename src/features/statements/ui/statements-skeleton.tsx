import { Skeleton } from '#src/ui/text/skeleton.tsx';
import styles from './statements-skeleton.module.css';

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** The shape of the rows that are coming. What is under way is said beside it. */
export function StatementsSkeleton() {
  return (
    <div className={styles.rows}>
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="medium" />
          <Skeleton width="long" />
          <Skeleton width="short" />
        </div>
      ))}
    </div>
  );
}
