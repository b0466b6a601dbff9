import { Button } from '#src/ui/button.tsx';
import type { CredentialStep } from '../model/flow-steps.ts';
import styles from './flow-page.module.css';
import { FlowPage } from './flow-page.tsx';

interface DoneStepProps {
  readonly step: 'passChanged' | 'success';
  readonly steps: readonly CredentialStep[];
  readonly onDone: () => void;
}

const words = {
  passChanged: {
    heading: 'Your password has been changed',
    lead: 'Please use the new password when you next sign in.',
    onwards: 'Continue',
  },
  success: {
    heading: 'You are all set',
    lead: 'Everything is in place. Your accounts are ready for you.',
    onwards: 'Go to My Accounts',
  },
} as const;

/** A resting place on the way, or its end. */
export function DoneStep({ step, steps, onDone }: DoneStepProps) {
  const { heading, lead, onwards } = words[step];
  return (
    <FlowPage steps={steps} current={step} heading={heading}>
      <p className={styles.text}>{lead}</p>
      <div className={styles.actions}>
        <Button look="main" onClick={onDone}>
          {onwards}
        </Button>
      </div>
    </FlowPage>
  );
}
