import { type KeyboardEvent, useState } from 'react';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { useSignIn, useWarmUpSignIn } from '#src/api/session/session-actions.ts';
import { useReportTrouble } from '#src/banking/page/trouble.tsx';
import { checkCredentials } from '#src/features/session/model/check-credentials.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { controlProps, Field } from '#src/ui/fields/field.tsx';
import { PasswordField } from '#src/ui/fields/password-field.tsx';
import { useForm } from '#src/ui/fields/use-form.ts';
import { ProblemNotice } from '#src/ui/text/problem-notice.tsx';
import styles from './sign-in-form.module.css';
import { useTypedBefore } from './use-typed-before.ts';

interface SignInFormProps {
  readonly onSignedIn: (credentialsChangeNeeded: boolean) => void;
  /** The customer is about to log in: time to prefetch what follows. */
  readonly onNear: () => void;
  /** The anonymous session that login needs has expired. */
  readonly onSessionOver: () => void;
}

export function SignInForm({ onSignedIn, onNear, onSessionOver }: SignInFormProps) {
  const signIn = useSignIn();
  const warmUp = useWarmUpSignIn();
  const reportTrouble = useReportTrouble();
  const [userId, setUserId] = useState('');
  const [password, setPassword] = useState('');
  const [capsLock, setCapsLock] = useState(false);
  const [isSignedIn, setSignedIn] = useState(false);
  const form = useForm({
    fields: ['userId', 'password'],
    check: () => checkCredentials({ userId, password }),
    onSubmit: submit,
    // The next page is loading.
    isClosed: isSignedIn,
    focusesField: true,
  });
  const busy = form.isSubmitting || isSignedIn;
  const element = useTypedBefore({
    onTyped(typed) {
      setUserId(typed('username'));
      setPassword(typed('password'));
    },
    onFocused: enter,
  });

  function enter() {
    if (busy) return;
    warmUp(true);
    onNear();
  }

  async function submit(): Promise<void> {
    const result = await signIn({ userId, password }).catch(throwWhileDrawing);
    if (result.outcome === 'signed-in') {
      setSignedIn(true);
      return onSignedIn(result.credentialsChangeNeeded);
    }
    if (result.error.kind === 'session-over') return onSessionOver();
    setPassword('');
    form.focus('password');
    if (isAnswerToCredentials(result.error)) form.fail({}, result.error.message);
    else reportTrouble(result.error.message);
  }

  /** Error boundaries only catch errors thrown while rendering. */
  function throwWhileDrawing(bug: unknown): never {
    setSignedIn(() => {
      throw bug;
    });
    throw bug;
  }

  function noteCapsLock(event: KeyboardEvent) {
    setCapsLock(event.getModifierState('CapsLock'));
  }

  return (
    // By this method a browser sends nothing and goes nowhere, even where no script is there yet.
    <form
      ref={element}
      method="dialog"
      className={styles.form}
      noValidate
      onSubmit={form.submit}
      onFocus={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && enter()}
      onChange={() => warmUp(false)}
    >
      <Field {...form.field('userId')} label="User ID">
        <input
          {...controlProps(form.field('userId'))}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={userId}
          onChange={(event) => setUserId(event.target.value)}
        />
      </Field>
      <div>
        <PasswordField
          {...form.field('password')}
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
          onKeyDown={noteCapsLock}
          onKeyUp={noteCapsLock}
          onBlur={() => setCapsLock(false)}
        />
        <p role="status" className={styles.capsLock}>
          {capsLock && 'Caps Lock is on'}
        </p>
      </div>
      {form.refusal !== undefined && <ProblemNotice text={form.refusal} />}
      <Button type="submit" look="main" busy={busy} busyText="Logging in…">
        Log in
      </Button>
    </form>
  );
}

/** The bank refused these credentials; any other error is technical and shown outside the form. */
function isAnswerToCredentials(error: BankError): boolean {
  return error.kind === 'refusal' && error.status < 500;
}
