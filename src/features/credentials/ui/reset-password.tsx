import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useResetLink } from '#src/api/reset-link.ts';
import type { ChangeOutcome } from '../model/change-outcome.ts';
import { resetSteps } from '../model/flow-steps.ts';
import { isTokenRefused } from '../model/judge-reset-link.ts';
import { CredentialForm } from './credential-form.tsx';
import { ExpiredLink } from './expired-link.tsx';
import styles from './flow-page.module.css';
import { FlowPage } from './flow-page.tsx';

/** How long the customer reads that it worked. */
const redirectMs = 500;

/** The form, and its end: who reset a password signs in with it next. */
export function ResetPassword({ token }: { readonly token: string }) {
  const { reset } = useResetLink();
  const navigate = useNavigate();
  const [state, setState] = useState<'typing' | 'changed' | 'expired'>('typing');

  async function change(password: string): Promise<ChangeOutcome> {
    const answer = await reset({ token, password });
    if (answer.outcome === 'answered') return { outcome: 'done', needsApproval: false };
    const { error } = answer;
    if (isTokenRefused(error)) setState('expired');
    else if (error.kind === 'session-over') navigate('/session-expired', { replace: true });
    return { outcome: 'failed', error: isTokenRefused(error) ? undefined : error };
  }

  switch (state) {
    case 'typing':
      return (
        <FlowPage steps={resetSteps} current="pass" heading="Choose a new password">
          <CredentialForm
            kind="password"
            asksCurrent={false}
            onSubmit={({ next }) => change(next)}
            onChanged={() => setState('changed')}
          />
        </FlowPage>
      );
    case 'changed':
      return <PasswordReset />;
    case 'expired':
      return <ExpiredLink />;
    default:
      return state satisfies never;
  }
}

function PasswordReset() {
  const navigate = useNavigate();
  // Time leads on from here, not a press.
  useEffect(() => {
    const timer = setTimeout(
      () => navigate('/digital', { replace: true, state: { passwordChanged: true } }),
      redirectMs,
    );
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <FlowPage steps={resetSteps} current="passChanged" heading="Your password has been changed">
      <p className={styles.text}>Please sign in with your new password. We are taking you there.</p>
    </FlowPage>
  );
}
