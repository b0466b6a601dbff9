import { type ReactNode, useEffect, useState } from 'react';
import { type AccountList, accountsOfParty } from '#src/api/accounts/account.ts';
import { accountMayPay, type Grants } from '#src/api/capabilities/capabilities.ts';
import type { Profile } from '#src/api/profile/user-profile.ts';
import { groupAccounts } from '#src/banking/accounts/account-groups.ts';
import { AccountRowsSkeleton } from '#src/banking/accounts/accounts-skeleton.tsx';
import { DamagedAccountsNotice, NoAccounts } from '#src/banking/accounts/missing-accounts.tsx';
import { useRenaming } from '#src/banking/accounts/use-renaming.ts';
import { EntitySelector } from '#src/banking/entities/entity-selector.tsx';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { useTrouble } from '#src/banking/page/trouble.tsx';
import { columnMarks } from '#src/features/accounts/model/column-marks.ts';
import { holdingsOf, maturesSoon } from '#src/features/accounts/model/overview.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { Page, PageTop } from '#src/ui/page/page.tsx';
import { momentText, weekdayMomentText } from '#src/ui/text/dates.ts';
import { Notice } from '#src/ui/text/notice.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import typography from '#src/ui/text/typography.module.css';
import { AccountGroup } from './account-group.tsx';
import styles from './accounts-screen.module.css';
import { OverviewBand } from './overview-band.tsx';
import { AwaitedMatters, OverviewMatters } from './overview-matters.tsx';
import { type News, useAccountsPage } from './use-accounts-page.ts';

interface AccountsScreenProps {
  /** Passed in, because features never import each other. */
  readonly leaving: ReactNode;
}

export function AccountsScreen({ leaving }: AccountsScreenProps) {
  const { party, list, layout, profile, pending, unreadCount, maturities, today, news, grants, failed, failedAround } =
    useAccountsPage();
  // One failure at a time: a failed list is reported in its own place.
  useTrouble(failed === undefined ? failedAround?.error : undefined);
  const isCalm = useCalm(layout.isComplete && failed === undefined);

  const entities = profile?.entities ?? [];
  const activeEntity = entities.find(({ id }) => id === party);
  const isLoading = !layout.isComplete && failed === undefined;
  const accounts = layout.isComplete ? list.currentData : undefined;
  const own = accountsOfParty(accounts?.accounts ?? [], party);
  const maturing = own.flatMap((account) => {
    const day = maturities[account.id];
    return maturesSoon(day, today) ? [{ account, day }] : [];
  });

  return (
    <>
      <OverviewBand
        profile={profile}
        status={<BalancesAt asOf={accounts?.asOf} isLoading={isLoading} />}
        holdings={accounts && holdingsOf(own)}
        isLoading={isLoading}
      >
        {layout.isComplete && (
          <OverviewMatters
            pending={pending}
            unreadCount={unreadCount}
            maturing={maturing}
            isCalm={isCalm}
            leaving={own.length > 0 && grants.functions?.includes('paymentsFuture') ? leaving : null}
            news={news}
          />
        )}
        {isLoading && <AwaitedMatters />}
      </OverviewBand>
      <Page close>
        {layout.wasShown && entities.length > 1 && (
          <PageTop>
            <p className={styles.entity}>{activeEntity?.title ?? 'All Accounts'}</p>
            <EntitySelector entities={entities} />
          </PageTop>
        )}
        {failed !== undefined && <CallFailed failed={failed} />}
        {isLoading && <AccountGroupSkeleton />}
        {accounts !== undefined && (
          <ListedAccounts
            list={accounts}
            party={party}
            grants={grants}
            showOwners={party === false && entities.length > 1}
            news={isCalm ? news : undefined}
          />
        )}
        {layout.isComplete && profile !== undefined && <SignedInAs profile={profile} />}
      </Page>
    </>
  );
}

/** Lets customers notice a login that was not theirs. */
function SignedInAs({ profile }: { readonly profile: Profile }) {
  const { fullName, userName, lastLogin } = profile;
  return (
    <p className={typography.detail}>
      Logged in as <bdi>{fullName === '' ? userName : fullName}</bdi>.
      {lastLogin !== undefined && ` You last logged in at ${weekdayMomentText(lastLogin)}.`}
    </p>
  );
}

const pauseMs = 300;

/**
 * Balances first: whether what is looked up around them may load. With it comes the page most customers open next; if that
 * fails, it is fetched again when needed.
 */
function useCalm(isListDrawn: boolean): boolean {
  const [isCalm, setCalm] = useState(false);
  // Runs when the browser is idle; Safari has no idle callback.
  useEffect(() => {
    if (!isListDrawn) return;
    const timer = setTimeout(() => {
      setCalm(true);
      void Promise.allSettled([import('./account-screen.tsx')]);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [isListDrawn]);
  return isCalm;
}

interface ListedAccountsProps {
  readonly list: AccountList;
  readonly party: PartyId | false;
  readonly grants: Grants;
  readonly showOwners: boolean;
  readonly news: News | undefined;
}

function ListedAccounts({ list, party, grants, showOwners, news }: ListedAccountsProps) {
  const accounts = accountsOfParty(list.accounts, party);
  const groups = groupAccounts(accounts);
  const renaming = useRenaming(accounts);
  const marks = columnMarks(accounts);
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
          news={news}
          renaming={renaming}
          marks={marks}
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
    <p role="status">
      {isLoading && 'Accounts are loading'}
      {asOf !== undefined && `Balances at ${momentText(asOf)}`}
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

function LendingNotice() {
  const { telephones } = useRuntimeConfig();
  return (
    <Notice>
      <p>
        Loan and mortgage balances show what you owe. To repay early, or to discuss your loan or mortgage, call{' '}
        <PhoneLink number={telephones.privateBank} />.
      </p>
    </Notice>
  );
}
