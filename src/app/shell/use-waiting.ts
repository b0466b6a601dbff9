import { useCountPendingApprovalsQuery } from '#src/api/approvals/approvals.ts';
import { useListPermissionsQuery } from '#src/api/profile/profile.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';

/** How many items await the authorisation of a customer who may give it. */
export function useWaiting() {
  const party = useAppSelector(selectActiveParty);
  const { currentData: functions } = useListPermissionsQuery({ party });
  const isApprover = functions?.includes('approver') ?? false;
  const { currentData, isFetching } = useCountPendingApprovalsQuery({ party }, { skip: !isApprover });
  return { waiting: currentData?.total ?? 0, isAwaited: currentData === undefined && isFetching };
}
