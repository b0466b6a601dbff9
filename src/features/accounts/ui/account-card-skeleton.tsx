import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import styles from './account-card-skeleton.module.css';

/** The card's outline, until the kind of account is known. */
export function AccountCardSkeleton() {
  return (
    <div aria-busy="true" className={styles.waiting}>
      <HiddenText>
        <span role="status">Account details are loading</span>
      </HiddenText>
      <div className={styles.card}>
        <div className={styles.main}>
          <Skeleton width="short" />
          <Skeleton width="long" />
        </div>
        <div className={styles.fact}>
          <Skeleton width="short" />
          <Skeleton width="medium" />
        </div>
        <div className={styles.fact}>
          <Skeleton width="short" />
          <Skeleton width="medium" />
        </div>
      </div>
    </div>
  );
}
