import { AccountRowsSkeleton } from '#src/banking/accounts/accounts-skeleton.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import styles from './account-group-skeleton.module.css';

/** Two groups of accounts, as tall as real ones. The page says that they are loading. */
export function AccountGroupSkeleton() {
  return (
    <div aria-busy="true" className={styles.waiting}>
      <div className={styles.heading}>
        <Skeleton width="long" />
      </div>
      <AccountRowsSkeleton />
      <div className={styles.heading}>
        <Skeleton width="medium" />
      </div>
      <AccountRowsSkeleton />
    </div>
  );
}
