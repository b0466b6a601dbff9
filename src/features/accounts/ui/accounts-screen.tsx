import { useEffect } from 'react';
import { type AccountList, accountsOfParty } from '#src/api/accounts/account.ts';
import { accountMayPay, type Grants } from '#src/api/capabilities/capabilities.ts';
import type { Profile } from '#src/api/profile/user-profile.ts';
import { groupAccounts } from '#src/banking/accounts/account-groups.ts';
import { AccountRowsSkeleton } from '#src/banking/accounts/accounts-skeleton.tsx';
import { DamagedAccountsNotice, NoAccounts } from '#src/banking/accounts/missing-accounts.tsx';
import { useRenaming } from '#src/banking/accounts/use-renaming.ts';
import { EntitySelector } from '#src/banking/entities/entity-selector.tsx';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { useTrouble } from '#src/banking/page/trouble.tsx';
import type { PartyId } from '#src/kernel/ids.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Page, PageTop } from '#src/ui/page/page.tsx';
import { keepPreference } from '#src/ui/preferences/preferences.ts';
import { useBalancesHidden, usePreference } from '#src/ui/preferences/use-preference.ts';
import { fullMoment } from '#src/ui/text/dates.ts';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import typography from '#src/ui/text/typography.module.css';
import { AccountGroup } from './account-group.tsx';
import styles from './accounts-screen.module.css';
import { LendingNotice, PendingAuthorisations } from './list-notices.tsx';
import { useAccountsPage } from './use-accounts-page.ts';

export function AccountsScreen() {
  const { party, list, layout, profile, pending, grants, failed, failedAround } = useAccountsPage();
  // One failure at a time: a failed list is reported in its own place.
  useTrouble(failed === undefined ? failedAround?.error : undefined);
  useNextPage(layout.isComplete && failed === undefined);

  const entities = profile?.entities ?? [];
  const activeEntity = entities.find(({ id }) => id === party);
  const isLoading = !layout.isComplete && failed === undefined;
  const accounts = layout.isComplete ? list.currentData : undefined;
  const hasNone = !isLoading && (accounts?.accounts ?? []).length === 0;

  return (
    <Page>
      <PageTop>
        <div>
          <PageHeading />
          <div className={styles.figures} data-empty={hasNone || undefined}>
            <BalancesAt asOf={accounts?.asOf} isLoading={isLoading} />
            <HideBalances />
          </div>
        </div>
        {layout.wasShown && <EntitySelector entities={entities} />}
      </PageTop>
      {layout.isComplete && pending !== undefined && pending.total > 0 && <PendingAuthorisations pending={pending} />}
      {layout.wasShown && activeEntity !== undefined && <p className={styles.entity}>{activeEntity.title}</p>}
      {failed !== undefined && <CallFailed failed={failed} />}
      {isLoading && <AccountGroupSkeleton />}
      {accounts !== undefined && (
        <ListedAccounts
          list={accounts}
          party={party}
          grants={grants}
          showOwners={party === false && entities.length > 1}
        />
      )}
      {layout.isComplete && profile !== undefined && <SignedInAs profile={profile} />}
    </Page>
  );
}

/** Hides the balances from those nearby, on every page. */
function HideBalances() {
  const isHidden = useBalancesHidden();
  const hasKey = usePreference('hideKey') === 'on';
  return (
    <Button
      look="quiet"
      aria-keyshortcuts={hasKey ? 'H' : undefined}
      title={hasKey ? 'Or press H' : undefined}
      onClick={() => keepPreference('balances', isHidden ? 'shown' : 'hidden')}
    >
      {isHidden ? 'Show balances' : 'Hide balances'}
    </Button>
  );
}

/** Lets customers notice a login that was not theirs. */
function SignedInAs({ profile }: { readonly profile: Profile }) {
  const { fullName, userName, lastLogin } = profile;
  return (
    <p className={typography.detail}>
      Logged in as <bdi>{fullName === '' ? userName : fullName}</bdi>.
      {lastLogin !== undefined && ` You last logged in at ${fullMoment(lastLogin)}.`}
    </p>
  );
}

const pauseMs = 300;

/** Prefetches the page most customers open next. If it fails, it is fetched again when needed. */
function useNextPage(isListDrawn: boolean): void {
  // Runs when the browser is idle; Safari has no idle callback.
  useEffect(() => {
    if (!isListDrawn) return;
    const timer = setTimeout(() => void Promise.allSettled([import('./account-screen.tsx')]), pauseMs);
    return () => clearTimeout(timer);
  }, [isListDrawn]);
}

interface ListedAccountsProps {
  readonly list: AccountList;
  readonly party: PartyId | false;
  readonly grants: Grants;
  readonly showOwners: boolean;
}

function ListedAccounts({ list, party, grants, showOwners }: ListedAccountsProps) {
  const accounts = accountsOfParty(list.accounts, party);
  const groups = groupAccounts(accounts);
  const renaming = useRenaming(accounts);
  if (groups.length === 0 && list.damagedCount === 0) return <NoAccounts />;
  return (
    <>
      {list.damagedCount > 0 && <DamagedAccountsNotice count={list.damagedCount} />}
      {groups.map((group) => (
        <AccountGroup
          key={group.id}
          group={group}
          canMakePayment={(account) => accountMayPay(account, grants)}
          showOwners={showOwners}
          renaming={renaming}
        />
      ))}
      {groups.some(({ id }) => id === 'lending') && <LendingNotice />}
    </>
  );
}

interface BalancesAtProps {
  readonly asOf: Instant | undefined;
  readonly isLoading: boolean;
}

/** When the balances were given, by the bank's clock; until then, that they are loading. */
function BalancesAt({ asOf, isLoading }: BalancesAtProps) {
  return (
    <p role="status" className={styles.line}>
      {isLoading && 'Accounts are loading'}
      {asOf !== undefined && `Balances at ${fullMoment(asOf)}`}
    </p>
  );
}

/** Two groups of accounts, as tall as real ones. The page says that they are loading. */
function AccountGroupSkeleton() {
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
