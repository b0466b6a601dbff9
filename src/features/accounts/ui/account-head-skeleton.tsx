import { usePageFacts } from '#src/banking/page/page-facts.ts';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './account-head.module.css';

/** As tall as the head of a current account, until the kind of account is known. */
export function AccountHeadSkeleton() {
  const { heading } = usePageFacts();
  return (
    <div className={styles.head}>
      <div className={styles.name}>
        <PageHeading>
          <span className={styles.bar}>
            <HiddenText>{heading}</HiddenText>
            <Skeleton width="long" />
          </span>
        </PageHeading>
        <p className={styles.about}>
          <Skeleton width="long" />
        </p>
      </div>
      <div className={styles.figures}>
        <div className={styles.main}>
          <span className={`${typography.detail} ${styles.bar}`}>
            <Skeleton width="short" />
          </span>
          <span className={`${styles.bar} ${styles.large}`}>
            <Skeleton width="medium" />
          </span>
        </div>
      </div>
      <div className={styles.foot}>
        <span className={styles.button} />
        <span className={styles.button} />
      </div>
    </div>
  );
}
