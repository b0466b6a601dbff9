import { useLayoutEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '#src/api/hooks.ts';
import { useGetLoginFlowQuery, useGetProfileQuery } from '#src/api/profile.ts';
import { credentialsChangeDone, selectSession } from '#src/api/session.slice.ts';
import { CallFailed } from '#src/parts/call-failed.tsx';
import { failedCalls } from '#src/parts/failed-calls.ts';
import { type CredentialStep, credentialSteps } from '../model/flow-steps.ts';
import { FlowNotice, FlowWaiting } from './flow-notice.tsx';
import { ForcedFlow } from './forced-flow.tsx';

/** Only for who is signed in and must change something. That was so when they came: the last step ends it. */
export function ForcedChange() {
  const session = useAppSelector(selectSession);
  const [mayEnter] = useState(session.status === 'signed-in' && session.credentialsChangeNeeded);
  if (session.status === 'ended') {
    return <Navigate to={session.reason === 'logged-off' ? '/logged-off' : '/session-expired'} replace />;
  }
  if (!mayEnter || session.status === 'signed-out') return <Navigate to="/login" replace />;
  return <DueSteps />;
}

function DueSteps() {
  // What the bank said earlier may be why nobody knew of the step that is due.
  const loginFlow = useGetLoginFlowQuery({ party: false }, { refetchOnMountOrArgChange: true });
  const profile = useGetProfileQuery({ party: false });
  const [steps, setSteps] = useState<readonly CredentialStep[]>();

  if (steps === undefined) {
    const failed = failedCalls([loginFlow, profile]);
    if (failed !== undefined) {
      return (
        <FlowNotice heading="Your security details">
          <CallFailed failed={failed} />
        </FlowNotice>
      );
    }
    if (!loginFlow.isFetching && loginFlow.data !== undefined && profile.data !== undefined) {
      setSteps(credentialSteps({ ...loginFlow.data, isFirstTime: !profile.data.firstLoginFlowDone }));
    }
    return <FlowWaiting />;
  }
  return steps.length === 0 ? <NothingDue /> : <ForcedFlow steps={steps} />;
}

/** All was done already, in another tab or before the page was loaded again. */
function NothingDue() {
  const dispatch = useAppDispatch();
  // Before the way home is tried: it is closed as long as something is thought to be due.
  useLayoutEffect(() => {
    dispatch(credentialsChangeDone());
  }, [dispatch]);
  return <Navigate to="/" replace />;
}
