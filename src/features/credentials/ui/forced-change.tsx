import { useLayoutEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useGetLoginFlowQuery, useGetProfileQuery } from '#src/api/profile/profile.ts';
import { useAppDispatch, useAppSelector } from '#src/api/store/hooks.ts';
import { credentialsChangeDone, selectSession } from '#src/api/store/session.slice.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { type FailedCalls, failedCalls } from '#src/banking/page/failed-calls.ts';
import { type FlagsAnswer, isProfileWithheld, readFlags } from '#src/features/credentials/model/credential-flags.ts';
import type { CredentialFlags, StepProgress } from '#src/features/credentials/model/flow-steps.ts';
import { readProgressState, resumedProgress } from '#src/features/credentials/model/progress-state.ts';
import { FlowNotice, FlowWaiting } from './flow-notice.tsx';
import { ForcedFlow } from './forced-flow.tsx';

/** Only for logged-in customers who had a forced change when they arrived; the last step leads out. */
export function ForcedChange() {
  const session = useAppSelector(selectSession);
  const [saved] = useState(readProgressState(useLocation().state));
  const [mayEnter] = useState(session.status === 'signed-in' && session.credentialsChangeNeeded);
  if (session.status === 'ended') {
    return <Navigate to={session.reason === 'logged-off' ? '/logged-off' : '/session-expired'} replace />;
  }
  if (session.status === 'signed-out') return <Navigate to="/login" replace />;
  // A reload of the last page, when nothing is due any more.
  if (!mayEnter) return <Navigate to={saved === undefined ? '/login' : '/'} replace />;
  return <DueSteps saved={saved} />;
}

function DueSteps({ saved }: { readonly saved: StepProgress | undefined }) {
  const { flags, failed, askAgain } = useCredentialFlags();
  // The steps as they were on arrival; completing them must not change the list.
  const [progress, setProgress] = useState<StepProgress>();

  if (progress !== undefined)
    return progress.steps.length === 0 ? <NothingDue /> : <ForcedFlow begun={progress} askAgain={askAgain} />;
  if (failed !== undefined) {
    return (
      <FlowNotice heading="Your security details">
        <CallFailed failed={failed} />
      </FlowNotice>
    );
  }
  if (flags !== undefined) setProgress(resumedProgress(saved, flags));
  return <FlowWaiting />;
}

/** Everything was already done, in another tab or before a reload. */
function NothingDue() {
  const dispatch = useAppDispatch();
  // Before the redirect home, which is blocked while a change seems due.
  useLayoutEffect(() => {
    dispatch(credentialsChangeDone());
  }, [dispatch]);
  return <Navigate to="/" replace />;
}

interface KnownFlags {
  /** Undefined while loading, and after a failure. */
  readonly flags: CredentialFlags | undefined;
  readonly failed: FailedCalls | undefined;
  readonly askAgain: () => Promise<FlagsAnswer>;
}

const all = { party: false } as const;

/** What must be done first, and a way to ask again. */
function useCredentialFlags(): KnownFlags {
  // Always refetched: an earlier answer may be the reason a step was missed.
  const loginFlow = useGetLoginFlowQuery(all, { refetchOnMountOrArgChange: true });
  const profile = useGetProfileQuery(all);

  async function askAgain(): Promise<FlagsAnswer> {
    const [flow, who] = await Promise.all([loginFlow.refetch(), profile.refetch()]);
    return readFlags(flow, who);
  }

  const isAsking = loginFlow.isFetching || profile.isFetching;
  return {
    flags: isAsking ? undefined : readFlags(loginFlow, profile).flags,
    failed: failedCalls(isProfileWithheld(profile.error) ? [loginFlow] : [loginFlow, profile]),
    askAgain,
  };
}
