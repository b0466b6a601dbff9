import type { ChangeOutcome } from '#src/features/credentials/model/change-outcome.ts';
import type { CredentialKind } from '#src/features/credentials/model/credential-kind.ts';
import type { CredentialTyped } from '#src/features/credentials/model/credential-typed.ts';
import type { CredentialStep } from '#src/features/credentials/model/flow-steps.ts';
import { CredentialForm } from './credential-form.tsx';
import styles from './flow-page.module.css';
import { FlowPage, LeaveButton } from './flow-page.tsx';
import type { StatusAfter } from './step-status.ts';
import { useCredentialChange } from './use-credential-change.ts';

interface ChangeStepProps {
  readonly kind: CredentialKind;
  readonly steps: readonly CredentialStep[];
  readonly onDone: () => void;
  readonly statusAfter: StatusAfter;
}

const copy = {
  password: {
    step: 'pass',
    heading: 'Choose a new password',
    lead: 'Your current password must be changed. Use the new one next time you log in.',
  },
  pin: {
    step: 'pin',
    heading: 'Choose a new transaction PIN',
    lead: 'Your current transaction PIN must be changed. Use the new one to confirm payments and changes.',
  },
} as const;

export function ChangeStep({ kind, steps, onDone, statusAfter }: ChangeStepProps) {
  const change = useCredentialChange(kind);
  const { step, heading, lead } = copy[kind];

  async function submit(typed: CredentialTyped): Promise<ChangeOutcome> {
    const result = await change(typed);
    if (result.outcome === 'done' || result.error === undefined) return result;
    const { error } = result;
    switch (await statusAfter(error)) {
      case 'due':
        return { outcome: 'failed', error };
      case 'left':
        return { outcome: 'failed', error: undefined };
      default:
        return result;
    }
  }

  return (
    <FlowPage steps={steps} current={step} heading={heading}>
      <p className={styles.text}>{lead}</p>
      <CredentialForm key={kind} kind={kind} onSubmit={submit} onChanged={onDone} otherActions={<LeaveButton />} />
    </FlowPage>
  );
}
