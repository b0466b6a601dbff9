import { type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useGetProfileQuery } from '#src/api/profile/profile.ts';
import { useAccount } from '#src/banking/accounts/use-account.ts';
import { AccountUnknown } from '#src/banking/page/account-unknown.tsx';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import type { AccountId } from '#src/kernel/ids.ts';
import { AccountAbout, AccountAboutSkeleton } from './account-about.tsx';
import { AccountCard } from './account-card.tsx';
import { AccountCardSkeleton } from './account-card-skeleton.tsx';
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

  switch (lookup.state) {
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
        <AccountPage title={title} about={<AccountAbout account={account} owner={owner} />}>
          <AccountCard key={id} account={account} />
          <Suspense fallback={<div aria-busy="true" className={styles.onItsWay} />}>{renderTransactions(id)}</Suspense>
        </AccountPage>
      );
    }
    default:
      return lookup satisfies never;
  }
}
