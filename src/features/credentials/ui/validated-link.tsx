import type { ReactNode } from 'react';
import { ExpiredLink } from './expired-link.tsx';
import { FlowWaiting } from './flow-notice.tsx';
import { LinkFailed } from './link-failed.tsx';
import type { LinkState } from './use-link-verdict.ts';

interface ValidatedLinkProps {
  readonly verdict: LinkState;
  readonly form: ReactNode;
  /** For customers of another policy, where that matters. */
  readonly elsewhere?: ReactNode;
}

export function ValidatedLink({ verdict, form, elsewhere = form }: ValidatedLinkProps) {
  switch (verdict.state) {
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
