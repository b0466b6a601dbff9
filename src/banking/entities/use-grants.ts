import type { TaskCode } from '#src/api/accounts/accounts.ts';
import { type Grants, tasksOf } from '#src/api/capabilities/capabilities.ts';
import { useListOpenTasksQuery } from '#src/api/capabilities/open-tasks.ts';
import { useListPermissionsQuery } from '#src/api/profile/profile.ts';
import { type FailedCalls, failedCalls } from '#src/banking/page/failed-calls.ts';
import type { PartyId } from '#src/kernel/ids.ts';

interface GrantsNow {
  /** As far as they have loaded. */
  readonly grants: Grants;
  /** Nothing is still loading for the first time. */
  readonly areLoaded: boolean;
  readonly failed: FailedCalls | undefined;
}

/**
 * What the customer may do, and with which accounts, for the page's tasks. Permissions and tasks are fetched side by
 * side; once the permissions are known, tasks the customer may not do are not fetched.
 */
export function useGrants(party: PartyId | false, tasks: readonly TaskCode[]): GrantsNow {
  const permissions = useListPermissionsQuery({ party });
  const functions = permissions.currentData;
  const needed = functions === undefined ? tasks : tasks.filter((task) => tasksOf(functions).includes(task));
  const open = useListOpenTasksQuery({ party, tasks: needed });

  const isKnown = functions !== undefined || permissions.error !== undefined;
  const { currentData, isFetching, refetch } = open;
  const error = open.error ?? currentData?.error;
  return {
    grants: { functions, tasks: currentData?.tasks ?? {} },
    areLoaded: isKnown && (needed.length === 0 || currentData !== undefined || error !== undefined),
    failed: failedCalls([permissions, { error, isFetching, refetch }]),
  };
}
