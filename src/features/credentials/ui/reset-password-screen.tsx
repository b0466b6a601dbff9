import { Navigate, useLocation } from 'react-router-dom';
import { useResetLink } from '#src/api/credentials/reset-link.ts';
import { useResetToken } from '#src/banking/session/reset-token.ts';
import { wasFormOpen } from '#src/features/credentials/model/open-form.ts';
import { validateToken } from '#src/features/credentials/model/validate-reset-link.ts';
import { ExpiredLink } from './expired-link.tsx';
import { LinkForgotten } from './link-forgotten.tsx';
import { ResetPassword } from './reset-password.tsx';
import { useForgetToken } from './use-forget-token.ts';
import { useLinkVerdict } from './use-link-verdict.ts';
import { ValidatedLink } from './validated-link.tsx';

/** For holders of a reset token; without one the forced change applies. */
export function ResetPasswordScreen() {
  const held = useResetToken();
  const { state } = useLocation();
  if (held === undefined && wasFormOpen(state)) return <LinkForgotten />;
  if (held === undefined) return <Navigate to="/change-credentials" replace />;
  return held.kind === 'unreadable' ? <ExpiredLink /> : <CheckedReset key={held.token} token={held.token} />;
}

function CheckedReset({ token }: { readonly token: string }) {
  const link = useResetLink();
  const verdict = useLinkVerdict(() => validateToken(link, token));
  useForgetToken();
  return <ValidatedLink verdict={verdict} form={<ResetPassword token={token} />} />;
}
