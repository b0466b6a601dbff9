import { useListAccountsQuery } from '#src/api/accounts.ts';
import { shownError } from '#src/api/bank-error.ts';
import { clock } from '#src/api/clock.ts';
import { useAppSelector } from '#src/api/hooks.ts';
import { useGetProfileQuery } from '#src/api/profile.ts';
import { selectActiveParty } from '#src/api/session.slice.ts';
import { EntitySelector } from '#src/parts/entity-selector.tsx';
import { PageHeading } from '#src/parts/page-heading.tsx';
import { useTrouble } from '#src/parts/trouble.tsx';
import { arrivalTime } from '../model/arrival-time.ts';
import { momentText } from '../model/moment-text.ts';
import styles from './accounts-screen.module.css';
import { AccountsSkeleton } from './accounts-skeleton.tsx';
import { AccountsFailed } from './list-notices.tsx';
import { ListedAccounts } from './listed-accounts.tsx';
import { PendingStrip } from './pending-strip.tsx';
import { SignedInAs } from './signed-in-as.tsx';
import { useGrants } from './use-grants.ts';

export function AccountsScreen() {
  const party = useAppSelector(selectActiveParty);
  const list = useListAccountsQuery({ party });
  const profile = useGetProfileQuery({ party: false });
  const { grants, error: grantsError } = useGrants(party);

  const failure = shownError(list.error);
  // One failure is enough to tell of: when the list itself failed, it says so in its own place.
  useTrouble(failure === undefined ? (shownError(profile.error) ?? grantsError) : undefined);

  const entities = profile.data?.entities ?? [];
  const activeEntity = entities.find(({ id }) => id === party);
  // The list waits for the profile, which decides what stands above it, so that nothing jumps afterwards.
  const accounts = profile.isLoading ? undefined : list.currentData;

  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <div>
          <PageHeading>My Accounts</PageHeading>
          <p className={styles.quiet}>
            {accounts !== undefined && list.fulfilledTimeStamp !== undefined
              ? `Balances at ${momentText(arrivalTime(clock, list.fulfilledTimeStamp))}`
              : '\u00a0'}
          </p>
        </div>
        <EntitySelector entities={entities} />
      </div>
      {grants.functions?.includes('approver') && <PendingStrip party={party} />}
      {activeEntity !== undefined && <p className={styles.entity}>{activeEntity.title}</p>}
      {failure !== undefined && (
        <AccountsFailed
          message={failure.message}
          code={failure.kind === 'session-over' ? undefined : failure.code}
          busy={list.isFetching}
          onTryAgain={list.refetch}
        />
      )}
      {accounts === undefined && failure === undefined && <AccountsSkeleton />}
      {accounts !== undefined && (
        <ListedAccounts
          list={accounts}
          party={party}
          grants={grants}
          showOwners={party === false && entities.length > 1}
        />
      )}
      {profile.data !== undefined && <SignedInAs profile={profile.data} />}
    </div>
  );
}
