import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { formMessage, refusedField } from '#src/api/messages/bank-error.ts';
import { attemptsCopy } from '#src/banking/challenge/challenge-copy.ts';
import { useReportTrouble } from '#src/banking/page/trouble.tsx';
import { type ChangeOutcome, isAnswerToForm } from '#src/features/credentials/model/change-outcome.ts';
import {
  type CredentialKind,
  credentialCopy,
  validateCredential,
} from '#src/features/credentials/model/credential-kind.ts';
import {
  type CredentialTyped,
  credentialFields,
  credentialSchema,
  nothingTyped,
} from '#src/features/credentials/model/credential-typed.ts';
import { pinWording } from '#src/features/credentials/model/pin-wording.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { FormErrors } from '#src/ui/fields/form-errors.tsx';
import { RuleList } from '#src/ui/text/rule-list.tsx';
import styles from './credential-form.module.css';
import { CredentialInput } from './credential-input.tsx';
import { Matched } from './matched.tsx';

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
  const resolver = useMemo(() => zodResolver(credentialSchema(kind, asksCurrent)), [kind, asksCurrent]);
  const { control, formState, handleSubmit, reset, setError, setFocus } = useForm<CredentialTyped>({
    resolver,
    defaultValues: nothingTyped,
    // The error summary takes the focus.
    shouldFocusError: false,
  });
  const [next, confirm] = useWatch({ control, name: ['next', 'confirm'] });
  const { errors, isSubmitting, submitCount } = formState;
  /** Set from a change whose outcome is unknown until one is made. */
  const [isUnsure, setIsUnsure] = useState(false);

  async function submit(typed: CredentialTyped) {
    const result = await onSubmit(typed);
    if (result.outcome === 'done') {
      reset(nothingTyped);
      setIsUnsure(false);
      return onChanged(result.needsApproval);
    }
    const { error } = result;
    if (result.outcome === 'unknown') {
      setIsUnsure(true);
      return reportTrouble(unsure);
    }
    if (error === undefined || error.kind === 'session-over') return;
    if (!isAnswerToForm(error)) return reportTrouble(error.message);
    const bankMessage = kind === 'pin' ? pinWording(formMessage(error)) : formMessage(error);
    const left = error.kind === 'refusal' ? attemptsCopy(error.attemptsLeft) : undefined;
    const field = refusedField(error, credentialFields);
    const tried = isUnsure && field === 'current' ? copy.triedBefore : undefined;
    const message = [bankMessage, left, tried].filter((part) => part !== undefined).join(' ');
    const named = field === 'current' && !asksCurrent ? undefined : field;
    setError(named ?? 'root', { type: 'bank', message });
  }

  const shown = credentialFields.flatMap((name) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{ message, onFollow: () => setFocus(name) }];
  });
  const root = errors.root?.message;
  const input = { control, secretKind: kind };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        if (isSubmitting) event.preventDefault();
        else void handleSubmit(submit)(event);
      }}
    >
      {asksCurrent && <CredentialInput {...input} name="current" label={copy.current} />}
      <div className={styles.next}>
        <CredentialInput {...input} name="next" label={copy.next} />
        <RuleList label={copy.rulesLabel} rules={validateCredential(kind, next)} />
      </div>
      <div className={styles.confirm}>
        <CredentialInput {...input} name="confirm" label={copy.confirm} />
        <Matched>{next !== '' && confirm === next ? copy.matched : undefined}</Matched>
      </div>
      <FormErrors
        title={isUnsure ? copy.maybeChanged : copy.notChanged}
        errors={root === undefined ? shown : [{ message: root }, ...shown]}
        attempt={submitCount}
      />
      <div className={styles.actions}>
        <Button type="submit" look="main" busy={isSubmitting}>
          {isSubmitting ? copy.submitting : copy.submit}
        </Button>
        {otherActions}
      </div>
    </form>
  );
}
