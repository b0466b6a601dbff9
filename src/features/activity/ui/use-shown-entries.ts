import { useMemo } from 'react';
import { useListAccountsQuery } from '#src/api/accounts/accounts.ts';
import type { ActivityItem } from '#src/api/activity/activity.ts';
import { useListPayeesQuery } from '#src/api/payees/payees.ts';
import { useListPermissionsQuery } from '#src/api/profile/profile.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { type ShownEntry, toShownEntries } from '#src/features/activity/model/shown-entry.ts';

interface ShownEntries {
  readonly entries: readonly ShownEntry[];
  /** The names of payees are on their way. */
  readonly isNaming: boolean;
}

/** Entries with the names of payees and accounts, as soon as they are known. Without them, entries show what they have. */
export function useShownEntries(items: readonly ActivityItem[] | undefined): ShownEntries {
  const party = useAppSelector(selectActiveParty);
  const { currentData: functions, isLoading } = useListPermissionsQuery({ party });
  const mayListPayees = functions?.some((name) => name === 'payeesManage' || name === 'payment') ?? false;
  const { currentData: payees, isFetching } = useListPayeesQuery({ party }, { skip: !mayListPayees });
  const { currentData: accounts } = useListAccountsQuery({ party });
  const entries = useMemo(
    () => toShownEntries(items ?? [], { payees: payees?.payees, accounts: accounts?.accounts ?? [] }),
    [items, payees, accounts],
  );
  return { entries, isNaming: isLoading || (payees === undefined && isFetching) };
}
