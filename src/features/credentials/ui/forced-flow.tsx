import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '#src/api/hooks.ts';
import { credentialsChangeDone } from '#src/api/session.slice.ts';
import type { CredentialStep } from '../model/flow-steps.ts';
import { ChangeStep } from './change-step.tsx';
import { DoneStep } from './done-step.tsx';
import { TermsStep } from './terms-step.tsx';
import { WelcomeStep } from './welcome-step.tsx';

/** Leads through the steps as they stood when the customer came: each leaves for the next once it is done at the bank. */
export function ForcedFlow({ steps }: { readonly steps: readonly CredentialStep[] }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [at, setAt] = useState(0);
  const step = steps[at] ?? 'success';

  function goOn() {
    // From here on every address is open, also to a customer who types one in place of pressing the button.
    if (steps[at + 1] === 'success') dispatch(credentialsChangeDone());
    setAt(at + 1);
  }

  switch (step) {
    case 'welcome':
      return <WelcomeStep steps={steps} onDone={goOn} />;
    case 'terms':
      return <TermsStep steps={steps} onDone={goOn} />;
    case 'pass':
      return <ChangeStep kind="password" steps={steps} onDone={goOn} />;
    case 'pin':
      return <ChangeStep kind="pin" steps={steps} onDone={goOn} />;
    case 'passChanged':
      return <DoneStep step={step} steps={steps} onDone={goOn} />;
    case 'success':
      return <DoneStep step={step} steps={steps} onDone={() => navigate('/', { replace: true })} />;
    default:
      return step satisfies never;
  }
}
