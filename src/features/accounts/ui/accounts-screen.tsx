import { useEffect } from 'react';
import type { Profile } from '#src/api/profile/user-profile.ts';
import { EntitySelector } from '#src/banking/entities/entity-selector.tsx';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { useTrouble } from '#src/banking/page/trouble.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Page, PageTop } from '#src/ui/page/page.tsx';
import { keepPreference } from '#src/ui/preferences/preferences.ts';
import { useBalancesHidden, usePreference } from '#src/ui/preferences/use-preference.ts';
import { fullMoment } from '#src/ui/text/dates.ts';
import typography from '#src/ui/text/typography.module.css';
import { AccountGroupSkeleton } from './account-group-skeleton.tsx';
import styles from './accounts-screen.module.css';
import { BalancesAt } from './balances-at.tsx';
import { PendingAuthorisations } from './list-notices.tsx';
import { ListedAccounts } from './listed-accounts.tsx';
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
