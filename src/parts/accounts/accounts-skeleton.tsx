import { Skeleton } from '#src/ui/text/skeleton.tsx';
import styles from './accounts-skeleton.module.css';

const rows = ['first', 'second', 'third'] as const;

/** The shape of the list that is coming, so that nothing jumps when it does. */
export function AccountsSkeleton() {
  return (
    <div aria-busy="true" className={styles.waiting}>
      <p role="status" className={styles.words}>
        Accounts are loading
      </p>
      <div className={styles.rows}>
        {rows.map((row) => (
          <div key={row} className={styles.row}>
            <div className={styles.lines}>
              <Skeleton width="medium" />
              <Skeleton width="long" />
            </div>
            <Skeleton width="short" />
          </div>
        ))}
      </div>
    </div>
  );
}
