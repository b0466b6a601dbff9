import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useResetLink } from '#src/api/credentials/reset-link.ts';
import { useSignOut } from '#src/api/session/session-actions.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectSession } from '#src/api/store/session.slice.ts';
import { ChallengeHost } from '#src/banking/challenge/challenge-host.tsx';
import { type ChangeOutcome, failedChange } from '#src/features/credentials/model/change-outcome.ts';
import { resetSteps } from '#src/features/credentials/model/flow-steps.ts';
import { formOpenState } from '#src/features/credentials/model/open-form.ts';
import { isTokenRefused } from '#src/features/credentials/model/validate-reset-link.ts';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { CredentialForm } from './credential-form.tsx';
import { ExpiredLink } from './expired-link.tsx';
import styles from './flow-page.module.css';
import { FlowPage } from './flow-page.tsx';

/** How long the success message is shown. */
const redirectMs = 500;

const unsureWords =
  'We do not yet know whether your password has been changed. Please try to log in with the new password first.';

/** The reset form and its result; the customer then logs in with the new password. */
export function ResetPassword({ token }: { readonly token: string }) {
  const { reset } = useResetLink();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const [state, setState] = useState<'typing' | 'changed' | 'expired'>('typing');
  const [isUnsure, setIsUnsure] = useState(false);
  const { pathname, search } = useLocation();

  // History state is all that survives a reload.
  useEffect(() => {
    navigate({ pathname, search }, { replace: true, state: formOpenState });
  }, [navigate, pathname, search]);

  async function change(password: string): Promise<ChangeOutcome> {
    const answer = await reset({ token, password });
    if (answer.outcome === 'answered') {
      // Any current session ends: a new password leads to the login page, not into the accounts.
      await signOut();
      return { outcome: 'done', needsApproval: false };
    }
    const { error } = answer;
    if (isTokenRefused(error)) {
      setState('expired');
      return { outcome: 'failed', error: undefined };
    }
    if (error.kind === 'session-over') navigate('/session-expired', { replace: true });
    const failed = failedChange(error);
    if (failed.outcome === 'unknown') setIsUnsure(true);
    return failed;
  }

  switch (state) {
    case 'typing':
      return (
        <FlowPage steps={resetSteps} current="pass" heading="Choose a new password">
          {isUnsure && <UnsureNotice />}
          <VisitorChallenge />
          <CredentialForm
            kind="password"
            asksCurrent={false}
            unsure={unsureWords}
            onSubmit={({ next }) => change(next)}
            onChanged={() => setState('changed')}
          />
        </FlowPage>
      );
    case 'changed':
      return <PasswordReset />;
    case 'expired':
      // The link was good when the form opened: a proxy may have sent the change twice.
      return <ExpiredLink wasTried />;
    default:
      return state satisfies never;
  }
}

/** Customers who are logged in have one behind every page. */
function VisitorChallenge() {
  return useAppSelector(selectSession).status === 'signed-in' ? null : <ChallengeHost />;
}

/** Stays even if the message is closed. The link can be followed again unless it was used. */
function UnsureNotice() {
  return (
    <Notice>
      <p>{unsureWords} If it is refused, open your link again, or try again here.</p>
      <ButtonLink to="/login">Go to log in</ButtonLink>
    </Notice>
  );
}

function PasswordReset() {
  const navigate = useNavigate();
  // The redirect is timed.
  useEffect(() => {
    const timer = setTimeout(
      () => navigate('/digital', { replace: true, state: { passwordChanged: true } }),
      redirectMs,
    );
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <FlowPage steps={resetSteps} current="passChanged" heading="Your password has been changed">
      <p className={styles.text}>Please log in with your new password. We are taking you there.</p>
    </FlowPage>
  );
}
