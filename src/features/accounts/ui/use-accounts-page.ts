import { useEffect, useState } from 'react';
import { useListAccountsQuery } from '#src/api/accounts/accounts.ts';
import { useCountPendingApprovalsQuery } from '#src/api/approvals/approvals.ts';
import { useGetProfileQuery } from '#src/api/profile/profile.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { useGrants } from '#src/banking/entities/use-grants.ts';
import { failedCalls } from '#src/banking/page/failed-calls.ts';

const rowTasks = ['PC_F_DOM'] as const;

/** All the data of the page: the list, the notices around it and the links on its rows. */
export function useAccountsPage() {
  const party = useAppSelector(selectActiveParty);
  const list = useListAccountsQuery({ party });
  const profile = useGetProfileQuery({ party: false });
  const { grants, areLoaded, failed } = useGrants(party, rowTasks);
  const isApprover = grants.functions?.includes('approver') ?? false;
  const approvals = useCountPendingApprovalsQuery({ party }, { skip: !isApprover });

  const around = [profile, ...(isApprover ? [approvals] : [])];
  const layout = useSettledLayout(
    list.currentData !== undefined || list.error !== undefined,
    areLoaded && around.every(({ currentData, error }) => currentData !== undefined || error !== undefined),
  );

  return {
    party,
    list,
    layout,
    profile: profile.data,
    pending: approvals.currentData,
    grants,
    failed: failedCalls([list]),
    failedAround: failed ?? failedCalls(around),
  };
}

/** How long a loaded list waits for what surrounds it. */
const maxWaitMs = 1_500;

/** `isComplete`: everything can be shown. `wasShown`: the page has been shown since it opened. */
interface Layout {
  readonly isComplete: boolean;
  readonly wasShown: boolean;
}

/** Shows the page in one go, so that late answers move nothing, without making the balances wait long. */
function useSettledLayout(isListHere: boolean, isRestHere: boolean): Layout {
  const [mayWait, setMayWait] = useState(true);
  const [wasShown, setWasShown] = useState(false);
  const waits = isListHere && !isRestHere && mayWait;

  // Nothing else re-renders this when the wait is over.
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setMayWait(false), maxWaitMs);
    return () => clearTimeout(timer);
  }, [waits]);

  const isComplete = isListHere && !waits;
  if (isComplete && !wasShown) setWasShown(true);
  return { isComplete, wasShown: wasShown || isComplete };
}
