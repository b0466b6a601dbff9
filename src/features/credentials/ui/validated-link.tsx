import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import type { FailedCalls } from '#src/banking/page/failed-calls.ts';
import { ExpiredLink } from './expired-link.tsx';
import { FlowNotice, FlowWaiting } from './flow-notice.tsx';
import type { LinkState } from './use-link-verdict.ts';

interface ValidatedLinkProps {
  readonly verdict: LinkState;
  readonly form: ReactNode;
  /** For customers of another policy, where that matters. */
  readonly elsewhere?: ReactNode;
}

export function ValidatedLink({ verdict, form, elsewhere = form }: ValidatedLinkProps) {
  switch (verdict.status) {
    case 'asking':
      return <FlowWaiting text="We are checking your link" />;
    case 'failed':
      return <LinkFailed failed={verdict.failed} />;
    case 'expired':
      return <ExpiredLink />;
    case 'form':
      return form;
    case 'elsewhere':
      return elsewhere;
    default:
      return verdict satisfies never;
  }
}

/** The link could not be validated. An ended session has its own page. */
function LinkFailed({ failed }: { readonly failed: FailedCalls }) {
  if (failed.error.kind === 'session-over') return <Navigate to="/session-expired" replace />;
  return (
    <FlowNotice heading="We could not check your link">
      <CallFailed failed={failed} />
    </FlowNotice>
  );
}
