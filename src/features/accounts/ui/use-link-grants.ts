import type { Account } from '#src/api/accounts/account.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { useGrants } from '#src/banking/entities/use-grants.ts';
import { firstTasks, furtherTasks } from '#src/features/accounts/model/link-tasks.ts';

/** What the links of an account depend on. Those that move money are settled first. */
export function useLinkGrants(account: Account) {
  const party = useAppSelector(selectActiveParty);
  const first = useGrants(party, firstTasks(account));
  const further = useGrants(party, first.areLoaded ? furtherTasks(account, first.grants) : []);
  const { functions, tasks } = first.grants;
  return {
    grants: { functions, tasks: { ...tasks, ...further.grants.tasks } },
    areLoaded: first.areLoaded,
    areAllLoaded: first.areLoaded && further.areLoaded,
    failed: first.failed ?? further.failed,
  };
}
