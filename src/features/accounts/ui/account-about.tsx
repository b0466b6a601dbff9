import type { Account } from '#src/api/accounts/account.ts';
import { AccountNumberText } from '#src/ui/text/account-number-text.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import styles from './account-about.module.css';

interface AccountAboutProps {
  readonly account: Account;
  /** The account's entity, if the customer acts for several. */
  readonly owner: string | undefined;
}

export function AccountAbout({ account: { typeTitle, sortCode, accountNumber }, owner }: AccountAboutProps) {
  return (
    <p className={styles.about}>
      <span className={styles.part}>{typeTitle}</span>{' '}
      <span className={styles.part}>
        <AccountNumberText sortCode={sortCode} accountNumber={accountNumber} />
      </span>{' '}
      {owner !== undefined && <span className={styles.part}>{owner}</span>}
    </p>
  );
}

/** As tall as the text it replaces. */
export function AccountAboutSkeleton() {
  return (
    <p className={styles.about}>
      <Skeleton width="long" />
    </p>
  );
}
