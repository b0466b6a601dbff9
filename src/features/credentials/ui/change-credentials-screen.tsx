import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useResetLink } from '#src/api/credentials/reset-link.ts';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { useResetToken } from '#src/banking/session/reset-token.ts';
import { externalResetUrl, validateResetLink } from '#src/features/credentials/model/validate-reset-link.ts';
import { ExpiredLink } from './expired-link.tsx';
import { FlowWaiting } from './flow-notice.tsx';
import { ForcedChange } from './forced-change.tsx';
import { useForgetToken } from './use-forget-token.ts';
import { useLinkVerdict } from './use-link-verdict.ts';
import { ValidatedLink } from './validated-link.tsx';

/** Reached by a reset link, or after a login that requires a change first. */
export function ChangeCredentialsScreen() {
  const held = useResetToken();
  if (held === undefined) return <ForcedChange />;
  return held.kind === 'unreadable' ? <ExpiredLink /> : <ResetLanding key={held.token} token={held.token} />;
}

/** Where a reset link arrives: decides which page changes the password. */
function ResetLanding({ token }: { readonly token: string }) {
  const link = useResetLink();
  const verdict = useLinkVerdict(() => validateResetLink(link, token));
  useForgetToken(verdict.status === 'form');
  return (
    <ValidatedLink
      verdict={verdict}
      form={<Navigate to="/change-credentials-password" replace />}
      elsewhere={<Elsewhere />}
    />
  );
}

function Elsewhere() {
  const { links } = useRuntimeConfig();
  const { search } = useLocation();
  // Leaving the site is a side effect. It replaces this entry, so that Back returns to where the customer came from.
  useEffect(() => {
    const { location } = globalThis;
    location.replace(externalResetUrl(links.passwordReset, search, location.origin));
  }, [links.passwordReset, search]);
  return <FlowWaiting text="Taking you to the page where you reset your password" />;
}
