import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import { credentialsChangeDone } from '#src/api/store/session.slice.ts';
import { isAnswerToForm } from '#src/features/credentials/model/change-outcome.ts';
import type { FlagsAnswer } from '#src/features/credentials/model/credential-flags.ts';
import type { CredentialKind } from '#src/features/credentials/model/credential-kind.ts';
import { kindOfStep, type Way, wayOn } from '#src/features/credentials/model/flow-steps.ts';
import { keptWay } from '#src/features/credentials/model/kept-way.ts';
import { ChangeStep } from './change-step.tsx';
import { DoneStep } from './done-step.tsx';
import type { StandingAfter } from './step-standing.ts';
import { TermsStep } from './terms-step.tsx';
import { WelcomeStep } from './welcome-step.tsx';

interface ForcedFlowProps {
  /** As the bank listed them when the customer came, or as a reload found them. */
  readonly begun: Way;
  readonly askAgain: () => Promise<FlagsAnswer>;
}

/**
 * Leads through the steps: each leaves for the next once it is done at the bank, or was done there already: the answer that
 * says so may be lost, and another tab may have been quicker.
 */
export function ForcedFlow({ begun, askAgain }: ForcedFlowProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [way, setWay] = useState(begun);
  /** What was found changed already when the customer's own change of it was refused. */
  const [changedBefore, setChangedBefore] = useState<CredentialKind>();
  const { steps, at } = way;
  const step = steps[at] ?? 'success';

  function go(next: Way) {
    // From here on every address is open, also to a customer who types one in place of pressing the button.
    if (next.steps[next.at] === 'success') dispatch(credentialsChangeDone());
    setWay(next);
    navigate('/change-credentials', { replace: true, state: keptWay(next) });
  }

  function goOn() {
    setChangedBefore(undefined);
    go({ steps, at: at + 1 });
  }

  const standingAfter: StandingAfter = async (error) => {
    // Both say for certain that nothing was done, and who is signed out has another page to go to.
    if (error.kind === 'not-confirmed' || error.kind === 'session-over') return 'due';
    const { flags, error: failure } = await askAgain();
    if (failure?.kind === 'session-over') return 'left';
    if (flags === undefined) return 'unknown';
    const next = wayOn(way, flags);
    if (next === undefined) return 'due';
    // A lost answer may be that of a change that was made; a refusal never is, and the change was somebody else's.
    if (isAnswerToForm(error)) setChangedBefore(kindOfStep(step));
    go(next);
    return 'left';
  };

  switch (step) {
    case 'welcome':
      return <WelcomeStep steps={steps} onDone={goOn} />;
    case 'terms':
      return <TermsStep steps={steps} onDone={goOn} standingAfter={standingAfter} />;
    case 'pass':
      return <ChangeStep kind="password" steps={steps} onDone={goOn} standingAfter={standingAfter} />;
    case 'pin':
      return <ChangeStep kind="pin" steps={steps} onDone={goOn} standingAfter={standingAfter} />;
    case 'passChanged':
      return <DoneStep step={step} steps={steps} changedBefore={changedBefore} onDone={goOn} />;
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
