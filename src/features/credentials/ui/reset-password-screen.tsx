import { Navigate, useLocation } from 'react-router-dom';
import { useResetLink } from '#src/api/credentials/reset-link.ts';
import { useResetToken } from '#src/banking/session/reset-token.ts';
import { wasFormOpen } from '#src/features/credentials/model/open-form.ts';
import { validateToken } from '#src/features/credentials/model/validate-reset-link.ts';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { ExpiredLink } from './expired-link.tsx';
import { FlowNotice } from './flow-notice.tsx';
import styles from './flow-page.module.css';
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

/** After a reload of the form: the reset link is not kept anywhere. */
function LinkForgotten() {
  return (
    <FlowNotice heading="Please open your link again">
      <p className={styles.text}>
        The page was reloaded. To keep your link safe we do not store it. Please open it again from the message we sent
        you. Reloading the page has not changed your password.
      </p>
      <ButtonRow narrow="same">
        <ButtonLink to="/login">Back to log in</ButtonLink>
      </ButtonRow>
    </FlowNotice>
  );
}
