import { type ComponentProps, type ReactNode, useState } from 'react';
import { formMessage, refusedField } from '#src/api/messages/bank-error.ts';
import { attemptsCopy } from '#src/banking/challenge/challenge-copy.ts';
import { useReportTrouble } from '#src/banking/page/trouble.tsx';
import { type ChangeOutcome, isAnswerToForm, pinWording } from '#src/features/credentials/model/change-outcome.ts';
import {
  type CredentialKind,
  credentialCopy,
  validateCredential,
} from '#src/features/credentials/model/credential-kind.ts';
import {
  type CredentialField,
  type CredentialTyped,
  credentialFields,
  credentialMistakes,
  nothingTyped,
} from '#src/features/credentials/model/credential-typed.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { keepDigits } from '#src/ui/fields/digit-typing.ts';
import { FormErrors } from '#src/ui/fields/form-errors.tsx';
import { PasswordField } from '#src/ui/fields/password-field.tsx';
import { useForm } from '#src/ui/fields/use-form.ts';
import { RuleList } from '#src/ui/text/rule-list.tsx';
import styles from './credential-form.module.css';

interface CredentialFormProps {
  readonly kind: CredentialKind;
  /** False if a reset link replaces the current password. */
  readonly asksCurrent?: boolean;
  readonly onSubmit: (typed: CredentialTyped) => Promise<ChangeOutcome>;
  /** Called once the bank has made the change; the fields are empty by then. */
  readonly onChanged: (needsApproval: boolean) => void;
  /** Shown if the outcome is unknown. */
  readonly unsure?: string;
  readonly otherActions?: ReactNode;
}

/** Asks for a new password or PIN. The typed values stay until the change is made. */
export function CredentialForm({
  kind,
  asksCurrent = true,
  onSubmit,
  onChanged,
  unsure = credentialCopy[kind].unsure,
  otherActions,
}: CredentialFormProps) {
  const copy = credentialCopy[kind];
  const reportTrouble = useReportTrouble();
  const [typed, setTyped] = useState(nothingTyped);
  /** Set from a change whose outcome is unknown until one is made. */
  const [isUnsure, setIsUnsure] = useState(false);
  const form = useForm({
    fields: credentialFields,
    check: () => credentialMistakes(kind, asksCurrent, typed),
    onSubmit: submit,
  });

  function type(name: CredentialField, text: string) {
    const next = { ...typed, [name]: text };
    setTyped(next);
    form.changed([name], credentialMistakes(kind, asksCurrent, next));
  }

  async function submit() {
    const result = await onSubmit(typed);
    if (result.outcome === 'done') {
      setTyped(nothingTyped);
      form.reset();
      setIsUnsure(false);
      return onChanged(result.needsApproval);
    }
    const { error } = result;
    if (result.outcome === 'unknown') {
      setIsUnsure(true);
      form.fail();
      return reportTrouble(unsure);
    }
    if (error === undefined || !isAnswerToForm(error)) {
      form.fail();
      if (error !== undefined && error.kind !== 'session-over') reportTrouble(error.message);
      return;
    }
    const bankMessage = kind === 'pin' ? pinWording(formMessage(error)) : formMessage(error);
    const left = error.kind === 'refusal' ? attemptsCopy(error.attemptsLeft) : undefined;
    const field = refusedField(error, credentialFields);
    const tried = isUnsure && field === 'current' ? copy.triedBefore : undefined;
    const message = [bankMessage, left, tried].filter((part) => part !== undefined).join(' ');
    if (field === undefined || (field === 'current' && !asksCurrent)) form.fail({}, message);
    else form.fail({ [field]: message });
  }

  function inputOf(name: CredentialField) {
    return {
      ...form.field(name),
      name,
      secretKind: kind,
      label: copy[name],
      value: typed[name],
      onChange: (text: string) => type(name, text),
    };
  }

  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <FormErrors
        title={isUnsure ? copy.maybeChanged : copy.notChanged}
        errors={form.errors()}
        attempt={form.attempt}
      />
      {asksCurrent && <CredentialInput {...inputOf('current')} />}
      <div className={styles.next}>
        <CredentialInput {...inputOf('next')} />
        <RuleList label={copy.rulesLabel} rules={validateCredential(kind, typed.next)} />
      </div>
      <div className={styles.confirm}>
        <CredentialInput {...inputOf('confirm')} />
        <Matched>{typed.next !== '' && typed.confirm === typed.next ? copy.matched : undefined}</Matched>
      </div>
      <div className={styles.actions}>
        <Button type="submit" look="main" busy={form.isSubmitting} busyText={copy.submitting}>
          {copy.submit}
        </Button>
        {otherActions}
      </div>
    </form>
  );
}

/** Appears, and is announced, when both entries are the same. */
function Matched({ children }: { readonly children: string | undefined }) {
  return (
    <p role="status" className={styles.matched}>
      {children !== undefined && (
        <>
          <svg aria-hidden="true" viewBox="0 0 16 16" className={styles.tick}>
            <path d="M2.5 8.5 6.5 12.5 13.5 4" />
          </svg>
          {children}
        </>
      )}
    </p>
  );
}

interface CredentialInputProps extends Omit<ComponentProps<typeof PasswordField>, 'name' | 'onTyped'> {
  readonly name: CredentialField;
  readonly secretKind: CredentialKind;
}

const pinLength = 4;

/** Password managers are kept away from PINs, which they would offer as the password. */
function CredentialInput({ name, secretKind, ...field }: CredentialInputProps) {
  const keyboard =
    secretKind === 'pin'
      ? ({ inputMode: 'numeric', autoComplete: 'off' } as const)
      : { autoComplete: name === 'current' ? 'current-password' : 'new-password' };
  return (
    <PasswordField
      {...keyboard}
      {...field}
      name={name}
      required
      onTyped={secretKind === 'pin' ? (event) => keepDigits(event, pinLength) : undefined}
    />
  );
}
