import { Waiting } from '#src/ui/page/waiting.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import styles from './accounts-skeleton.module.css';

const rows = ['first', 'second', 'third'] as const;

export function AccountsSkeleton() {
  return (
    <Waiting tall text="Accounts are loading">
      <AccountRowsSkeleton />
    </Waiting>
  );
}

/** Rows of accounts, as tall as real ones. Silent: what is around them says that they are loading. */
export function AccountRowsSkeleton() {
  return (
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
  );
}
