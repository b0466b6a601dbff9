import { Skeleton } from '#src/ui/text/skeleton.tsx';
import styles from './payees-skeleton.module.css';

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** The shape of the filters and rows that are coming. */
export function PayeesSkeleton() {
  return (
    <div aria-busy="true" className={styles.waiting}>
      <div className={styles.filters} />
      <p role="status" className={styles.words}>
        Your payees are loading
      </p>
      <div className={styles.rows}>
        {rows.map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton width="long" />
            <Skeleton width="medium" />
            <Skeleton width="short" />
          </div>
        ))}
      </div>
    </div>
  );
}
