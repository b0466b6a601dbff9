import { useMemo } from 'react';
import { useListAccountsQuery } from '#src/api/accounts/accounts.ts';
import type { ActivityItem } from '#src/api/activity/activity.ts';
import { useListPayeesQuery } from '#src/api/payees/payees.ts';
import { useListPermissionsQuery } from '#src/api/profile/profile.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { type ShownEntry, toShownEntries } from '#src/features/activity/model/shown-entry.ts';

/** Entries with the names of payees and accounts, as soon as they are known. Without them, entries show what they have. */
export function useShownEntries(items: readonly ActivityItem[] | undefined): readonly ShownEntry[] {
  const party = useAppSelector(selectActiveParty);
  const { currentData: functions } = useListPermissionsQuery({ party });
  const mayListPayees = functions?.some((name) => name === 'payeesManage' || name === 'payment') ?? false;
  const { currentData: payees } = useListPayeesQuery({ party }, { skip: !mayListPayees });
  const { currentData: accounts } = useListAccountsQuery({ party });
  return useMemo(
    () => toShownEntries(items ?? [], { payees: payees?.payees, accounts: accounts?.accounts ?? [] }),
    [items, payees, accounts],
  );
}
