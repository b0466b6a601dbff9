import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useChallenge, useErrand } from '#src/api/challenge/challenge-actions.ts';
import { useReportTrouble } from '#src/banking/page/trouble.tsx';

/** Mounted beside every page; shows nothing, and loads nothing, until the bank wants a confirmation. */
export function ChallengeHost() {
  const { asked } = useChallenge();
  useErrand(useLocation().key);
  return asked === null ? null : <FetchedStep />;
}

/** Lazy each time, so that a failed load is retried. */
function FetchedStep() {
  const [Step] = useState(lazyStep);
  return (
    <Suspense fallback={null}>
      <Step />
    </Suspense>
  );
}

function lazyStep() {
  return lazy(async (): Promise<{ default: ComponentType }> => {
    try {
      const { ChallengeStep } = await import('./challenge-step.tsx');
      return { default: ChallengeStep };
    } catch {
      return { default: StepMissing };
    }
  });
}

/** If the step cannot load, nobody can answer the challenge, so it is cancelled. */
function StepMissing() {
  const { giveUp } = useChallenge();
  const reportTrouble = useReportTrouble();
  const [leave] = useState(() => () => {
    giveUp();
    reportTrouble('The confirmation step could not be loaded. Please check your connection and try again.');
  });
  // A failed load is only known by rendering this instead.
  useEffect(leave, [leave]);
  return null;
}
