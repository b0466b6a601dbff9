import { EntitySelector } from '#src/banking/entities/entity-selector.tsx';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { useTrouble } from '#src/banking/page/trouble.tsx';
import { Page, PageTop } from '#src/ui/page/page.tsx';
import { AccountGroupSkeleton } from './account-group-skeleton.tsx';
import styles from './accounts-screen.module.css';
import { BalancesAt } from './balances-at.tsx';
import { HideBalances } from './hide-balances.tsx';
import { PendingAuthorisations } from './list-notices.tsx';
import { ListedAccounts } from './listed-accounts.tsx';
import { SignedInAs } from './signed-in-as.tsx';
import { useAccountsPage } from './use-accounts-page.ts';
import { useNextPage } from './use-next-page.ts';

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
