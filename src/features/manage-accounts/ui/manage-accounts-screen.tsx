import { useListAccountsQuery } from '#src/api/accounts/accounts.ts';
import { useGetProfileQuery } from '#src/api/profile/profile.ts';
import type { Entity } from '#src/api/profile/user-profile.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { AccountsSkeleton } from '#src/banking/accounts/accounts-skeleton.tsx';
import { ColoursButton } from '#src/banking/colours/colours-button.tsx';
import { SilkMark } from '#src/banking/colours/silk-mark.tsx';
import { entityWearer } from '#src/banking/colours/wearer.ts';
import { useRacingParties } from '#src/banking/entities/use-racing-parties.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { RowGroup } from '#src/ui/page/row-group.tsx';
import styles from './managed-accounts.module.css';
import { ManagedAccounts } from './managed-accounts.tsx';

export function ManageAccountsScreen() {
  const party = useAppSelector(selectActiveParty);
  const list = useListAccountsQuery({ party });
  // If the profile fails, the page is shown without the owners' names.
  const { data: profile } = useGetProfileQuery({ party: false });
  const failed = failedCalls([list]);
  return (
    <Page below close>
      <WayBack />
      <PageHeading />
      {failed !== undefined && <CallFailed failed={failed} />}
      {list.currentData === undefined && failed === undefined && <AccountsSkeleton />}
      {list.currentData !== undefined && (
        // The key discards one entity's unsaved order when the customer switches to another.
        <ManagedAccounts
          key={String(party)}
          list={list.currentData}
          party={party}
          showOwners={party === false && (profile?.entities.length ?? 0) > 1}
        />
      )}
      {list.currentData !== undefined && <EntityColours entities={profile?.entities ?? []} />}
    </Page>
  );
}

/** The entities and their racing colours. Nothing if there is one entity, as nowhere else is it named then. */
function EntityColours({ entities }: { readonly entities: readonly Entity[] }) {
  const racing = useRacingParties(useAppSelector(selectActiveParty));
  if (entities.length < 2) return null;
  return (
    <RowGroup heading="Entities">
      {entities.map((entity) => {
        const wearer = entityWearer(entity, racing.has(entity.id));
        return (
          <li key={entity.id} className={styles.row}>
            <p className={styles.title}>
              {entity.title}
              <SilkMark of={wearer} />
            </p>
            <ColoursButton of={wearer} title={entity.title} />
          </li>
        );
      })}
    </RowGroup>
  );
}
