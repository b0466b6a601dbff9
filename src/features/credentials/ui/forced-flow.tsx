import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import { credentialsChangeDone } from '#src/api/store/session.slice.ts';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { isAnswerToForm } from '#src/features/credentials/model/change-outcome.ts';
import type { FlagsAnswer } from '#src/features/credentials/model/credential-flags.ts';
import type { CredentialKind } from '#src/features/credentials/model/credential-kind.ts';
import {
  type CredentialStep,
  kindOfStep,
  nextProgress,
  type StepProgress,
} from '#src/features/credentials/model/flow-steps.ts';
import { progressState } from '#src/features/credentials/model/progress-state.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { ChangeStep } from './change-step.tsx';
import { DoneStep } from './done-step.tsx';
import styles from './flow-page.module.css';
import { FlowPage, LeaveButton } from './flow-page.tsx';
import type { StatusAfter } from './step-status.ts';
import { TermsStep } from './terms-step.tsx';

interface ForcedFlowProps {
  /** As the bank listed them on arrival, or as a reload found them. */
  readonly begun: StepProgress;
  readonly askAgain: () => Promise<FlagsAnswer>;
}

/**
 * Leads through the steps. A step ends once the bank has completed it, even if the answer was lost or another tab
 * completed it.
 */
export function ForcedFlow({ begun, askAgain }: ForcedFlowProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [progress, setProgress] = useState(begun);
  /** Set if the change turned out to have been made already. */
  const [changedBefore, setChangedBefore] = useState<CredentialKind>();
  const { steps, at } = progress;
  const step = steps[at] ?? 'success';

  function go(next: StepProgress) {
    // From here on every page is open, even to a customer who types a URL.
    if (next.steps[next.at] === 'success') dispatch(credentialsChangeDone());
    setProgress(next);
    navigate('/change-credentials', { replace: true, state: progressState(next) });
  }

  function proceed() {
    setChangedBefore(undefined);
    go({ steps, at: at + 1 });
  }

  const statusAfter: StatusAfter = async (error) => {
    // In both cases nothing was changed, and a logged-out customer has another page to go to.
    if (error.kind === 'not-confirmed' || error.kind === 'session-over') return 'due';
    const { flags, error: failure } = await askAgain();
    if (failure?.kind === 'session-over') return 'left';
    if (flags === undefined) return 'unknown';
    const next = nextProgress(progress, flags);
    if (next === undefined) return 'due';
    // A lost answer may mean the change was made; a refusal means someone else made it.
    if (isAnswerToForm(error)) setChangedBefore(kindOfStep(step));
    go(next);
    return 'left';
  };

  switch (step) {
    case 'welcome':
      return <WelcomeStep steps={steps} onDone={proceed} />;
    case 'terms':
      return <TermsStep steps={steps} onDone={proceed} statusAfter={statusAfter} />;
    case 'pass':
      return <ChangeStep kind="password" steps={steps} onDone={proceed} statusAfter={statusAfter} />;
    case 'pin':
      return <ChangeStep kind="pin" steps={steps} onDone={proceed} statusAfter={statusAfter} />;
    case 'passChanged':
      return <DoneStep step={step} steps={steps} changedBefore={changedBefore} onDone={proceed} />;
    case 'success':
      return (
        <DoneStep
          step={step}
          steps={steps}
          changedBefore={changedBefore}
          onDone={() => navigate('/', { replace: true })}
        />
      );
    default:
      return step satisfies never;
  }
}

interface StepProps {
  readonly steps: readonly CredentialStep[];
  readonly onDone: () => void;
}

function WelcomeStep({ steps, onDone }: StepProps) {
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
      <ButtonRow>
        <Button look="main" onClick={onDone}>
          Continue
        </Button>
        <LeaveButton />
      </ButtonRow>
    </FlowPage>
  );
}
