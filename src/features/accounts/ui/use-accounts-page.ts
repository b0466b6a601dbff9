import { useListAccountsQuery, useListPayingAccountsQuery } from '#src/api/accounts.ts';
import { useCountPendingApprovalsQuery } from '#src/api/approvals.ts';
import { shownError } from '#src/api/bank-error.ts';
import { useAppSelector } from '#src/api/hooks.ts';
import { useGetProfileQuery, useListPermissionsQuery } from '#src/api/profile.ts';
import { selectActiveParty } from '#src/api/session.slice.ts';
import { useWholePicture } from './use-whole-picture.ts';

/** All that the bank says about the page: the list, and what stands around it or hangs on its rows. */
export function useAccountsPage() {
  const party = useAppSelector(selectActiveParty);
  const list = useListAccountsQuery({ party });
  const profile = useGetProfileQuery({ party: false });
  const permissions = useListPermissionsQuery({ party });
  const paying = useListPayingAccountsQuery({ party, taskCode: 'PC_F_DOM' });
  const isApprover = permissions.currentData?.includes('approver') ?? false;
  const approvals = useCountPendingApprovalsQuery({ party }, { skip: !isApprover });

  const around = [profile, permissions, paying, ...(isApprover ? [approvals] : [])];
  const picture = useWholePicture(
    list.currentData !== undefined || list.error !== undefined,
    around.every(({ currentData, error }) => currentData !== undefined || error !== undefined),
  );

  return {
    party,
    list,
    picture,
    profile: profile.data,
    pending: approvals.currentData,
    grants: {
      functions: permissions.currentData,
      tasks: { ...(paying.currentData !== undefined && { PC_F_DOM: paying.currentData }) },
    },
    failure: shownError(list.error),
    failureAround: shownError(around.find(({ error }) => error !== undefined)?.error),
  };
}
