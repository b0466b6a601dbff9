import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Account } from '#src/api/accounts/account.ts';
import { isDemandDeposit } from '#src/api/accounts/account-kinds.ts';
import { useGetProfileQuery } from '#src/api/profile/profile.ts';
import { useAccount } from '#src/banking/accounts/use-account.ts';
import { AccountUnknown } from '#src/banking/page/account-unknown.tsx';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { AccountHead } from './account-head.tsx';
import { AccountHeadSkeleton } from './account-head-skeleton.tsx';
import { AccountPage } from './account-page.tsx';
import { AvailableExplained } from './available-explained.tsx';
import { useAccountFacts } from './use-account-facts.ts';

interface AccountScreenProps {
  /** Passed in, because features never import each other. Undefined until the account is known. */
  readonly renderTransactions: (account: Account | undefined) => ReactNode;
  /** The balance of the last months, as decoration. */
  readonly renderBalanceLine: (account: Account) => ReactNode;
}

export function AccountScreen(parts: AccountScreenProps) {
  const { accountId = '' } = useParams();
  const lookup = useAccount(accountId);
  switch (lookup.status) {
    case 'loading':
      return (
        <AccountPage title={undefined} picture={null} head={<AccountHeadSkeleton />}>
          {parts.renderTransactions(undefined)}
        </AccountPage>
      );
    case 'failed':
      return (
        <AccountPage title={undefined} head={<PageHeading />}>
          <CallFailed failed={lookup} />
        </AccountPage>
      );
    case 'unknown':
      return <AccountUnknown />;
    case 'found':
      return <AccountFound key={lookup.account.id} account={lookup.account} {...parts} />;
    default:
      return lookup satisfies never;
  }
}

interface AccountFoundProps extends AccountScreenProps {
  readonly account: Account;
}

function AccountFound({ account, renderTransactions, renderBalanceLine }: AccountFoundProps) {
  const { title, partyName } = account;
  // If the profile fails, the page is shown without the owner's name.
  const { data: profile } = useGetProfileQuery({ party: false });
  const owner = (profile?.entities.length ?? 0) > 1 && partyName !== title ? partyName : undefined;
  const figures = useAccountFacts(account);
  const [isExplaining, setExplaining] = useState(false);
  return (
    <>
      <AccountPage
        title={title}
        // What is owed or locked away has a chart of its own.
        picture={isDemandDeposit(account.kind) ? renderBalanceLine(account) : undefined}
        head={<AccountHead account={account} owner={owner} figures={figures} onExplain={() => setExplaining(true)} />}
      >
        {renderTransactions(account)}
      </AccountPage>
      {/* Beside the band, which would darken it. */}
      {isExplaining && figures.facts.available !== undefined && (
        <AvailableExplained lines={figures.facts.available} onClose={() => setExplaining(false)} />
      )}
    </>
  );
}
