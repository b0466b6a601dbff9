import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useResetLink } from '#src/api/credentials/reset-link.ts';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { externalResetUrl } from '#src/features/credentials/model/external-reset.ts';
import { validateResetLink } from '#src/features/credentials/model/validate-reset-link.ts';
import { FlowWaiting } from './flow-notice.tsx';
import { useForgetToken } from './use-forget-token.ts';
import { useLinkVerdict } from './use-link-verdict.ts';
import { ValidatedLink } from './validated-link.tsx';

/** Where a reset link arrives: decides which page changes the password. */
export function ResetLanding({ token }: { readonly token: string }) {
  const link = useResetLink();
  const verdict = useLinkVerdict(() => validateResetLink(link, token));
  useForgetToken(verdict.state === 'form');
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
