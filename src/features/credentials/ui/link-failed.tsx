import { Navigate } from 'react-router-dom';
import { CallFailed } from '#src/parts/page/call-failed.tsx';
import type { FailedCalls } from '#src/parts/page/failed-calls.ts';
import { FlowNotice } from './flow-notice.tsx';

/** The bank could not be asked about the link; a visit that is over has a page of its own. */
export function LinkFailed({ failed }: { readonly failed: FailedCalls }) {
  if (failed.error.kind === 'session-over') return <Navigate to="/session-expired" replace />;
  return (
    <FlowNotice heading="We could not check your link">
      <CallFailed failed={failed} />
    </FlowNotice>
  );
}
