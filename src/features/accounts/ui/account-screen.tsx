import { type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import type { Account } from '#src/api/accounts/account.ts';
import { useGetProfileQuery } from '#src/api/profile/profile.ts';
import { useAccount } from '#src/banking/accounts/use-account.ts';
import { SilkMark } from '#src/banking/colours/silk-mark.tsx';
import { accountWearer } from '#src/banking/colours/wearer.ts';
import { AccountUnknown } from '#src/banking/page/account-unknown.tsx';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import type { AccountId } from '#src/kernel/ids.ts';
import { AccountNumberText } from '#src/ui/text/account-number-text.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import { AccountCard } from './account-card.tsx';
import { AccountPage } from './account-page.tsx';
import styles from './account-screen.module.css';

interface AccountScreenProps {
  /** Passed in, because features never import each other. */
  readonly renderTransactions: (accountId: AccountId) => ReactNode;
}

export function AccountScreen({ renderTransactions }: AccountScreenProps) {
  const { accountId = '' } = useParams();
  const lookup = useAccount(accountId);
  // If the profile fails, the page is shown without the owner's name.
  const { data: profile } = useGetProfileQuery({ party: false });

  switch (lookup.status) {
    case 'loading':
      return (
        <AccountPage title={undefined} loading about={<AccountAboutSkeleton />}>
          <AccountCardSkeleton />
        </AccountPage>
      );
    case 'failed':
      return (
        <AccountPage title={undefined}>
          <CallFailed failed={lookup} />
        </AccountPage>
      );
    case 'unknown':
      return <AccountUnknown />;
    case 'found': {
      const { account } = lookup;
      const { id, title, partyName } = account;
      const owner = (profile?.entities.length ?? 0) > 1 && partyName !== title ? partyName : undefined;
      return (
        <AccountPage
          title={title}
          mark={<SilkMark of={accountWearer(account)} />}
          about={<AccountAbout account={account} owner={owner} />}
        >
          <AccountCard key={id} account={account} />
          <Suspense fallback={<div aria-busy="true" className={styles.onItsWay} />}>{renderTransactions(id)}</Suspense>
        </AccountPage>
      );
    }
    default:
      return lookup satisfies never;
  }
}

/** The card's outline, until the kind of account is known. */
function AccountCardSkeleton() {
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

interface AccountAboutProps {
  readonly account: Account;
  /** The account's entity, if the customer acts for several. */
  readonly owner: string | undefined;
}

function AccountAbout({ account: { typeTitle, sortCode, accountNumber }, owner }: AccountAboutProps) {
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
function AccountAboutSkeleton() {
  return (
    <p className={styles.about}>
      <Skeleton width="long" />
    </p>
  );
}
