import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from 'react';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { useSignIn, useWarmUpSignIn } from '#src/api/session/session-actions.ts';
import { useReportTrouble } from '#src/banking/page/trouble.tsx';
import { type CredentialMistakes, checkCredentials } from '#src/features/session/model/check-credentials.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { controlProps, Field } from '#src/ui/fields/field.tsx';
import { PasswordField } from '#src/ui/fields/password-field.tsx';
import { MessageText } from '#src/ui/text/message-text.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import styles from './sign-in-form.module.css';

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
  const [mistakes, setMistakes] = useState<CredentialMistakes>({});
  const [refusal, setRefusal] = useState<string>();
  const [capsLock, setCapsLock] = useState(false);
  const [busy, setBusy] = useState(false);
  const userIdId = useId();
  const userIdField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  function prepare() {
    warmUp();
    onNear();
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    const found = checkCredentials({ userId, password });
    setMistakes(found);
    setRefusal(undefined);
    if (found.userId !== undefined) return userIdField.current?.focus();
    if (found.password !== undefined) return passwordField.current?.focus();

    setBusy(true);
    const result = await signIn({ userId, password }).catch(throwWhileDrawing);
    // The button stays disabled: the next page is loading.
    if (result.outcome === 'signed-in') return onSignedIn(result.credentialsChangeNeeded);
    setBusy(false);
    if (result.error.kind === 'session-over') return onSessionOver();
    setPassword('');
    passwordField.current?.focus();
    if (isAnswerToCredentials(result.error)) setRefusal(result.error.message);
    else reportTrouble(result.error.message);
  }

  /** Error boundaries only catch errors thrown while rendering. */
  function throwWhileDrawing(bug: unknown): never {
    setBusy(() => {
      throw bug;
    });
    throw bug;
  }

  function noteCapsLock(event: KeyboardEvent) {
    setCapsLock(event.getModifierState('CapsLock'));
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit} onFocus={prepare}>
      <Field id={userIdId} label="User ID" error={mistakes.userId}>
        <input
          {...controlProps({ id: userIdId, error: mistakes.userId })}
          ref={userIdField}
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
          ref={passwordField}
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          error={mistakes.password}
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
      {refusal !== undefined && (
        <Notice tone="alert">
          <p>
            <MessageText text={refusal} />
          </p>
        </Notice>
      )}
      <Button type="submit" look="main" busy={busy}>
        {busy ? 'Logging in…' : 'Log in'}
      </Button>
    </form>
  );
}

/** The bank refused these credentials; any other error is technical and shown outside the form. */
function isAnswerToCredentials(error: BankError): boolean {
  return error.kind === 'refusal' && error.status < 500;
}
