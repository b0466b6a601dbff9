import { Navigate } from 'react-router-dom';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import type { FailedCalls } from '#src/banking/page/failed-calls.ts';
import { FlowNotice } from './flow-notice.tsx';

/** The link could not be validated. An ended session has its own page. */
export function LinkFailed({ failed }: { readonly failed: FailedCalls }) {
  if (failed.error.kind === 'session-over') return <Navigate to="/session-expired" replace />;
  return (
    <FlowNotice heading="We could not check your link">
      <CallFailed failed={failed} />
    </FlowNotice>
  );
}
