import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import type { CredentialStep } from '#src/features/credentials/model/flow-steps.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import styles from './flow-page.module.css';
import { FlowPage, LeaveButton } from './flow-page.tsx';

interface StepProps {
  readonly steps: readonly CredentialStep[];
  readonly onDone: () => void;
}

export function WelcomeStep({ steps, onDone }: StepProps) {
  const { bankName } = useRuntimeConfig();
  return (
    <FlowPage steps={steps} current="welcome" heading="Welcome">
      <div className={styles.text}>
        <p>This is your first visit to {bankName} Online Banking.</p>
        <p>
          First, we will set up your security details. It takes a few minutes. Please have to hand the details we sent
          you.
        </p>
      </div>
      <ButtonRow narrow="same">
        <Button look="main" onClick={onDone}>
          Continue
        </Button>
        <LeaveButton />
      </ButtonRow>
    </FlowPage>
  );
}
