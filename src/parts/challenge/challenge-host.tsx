import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useChallenge, useErrand } from '#src/api/challenge/challenge-actions.ts';
import { useReportTrouble } from '#src/parts/page/trouble.tsx';

/** Stands beside every page and shows nothing until the bank wants something confirmed; only then is the step fetched. */
export function ChallengeHost() {
  const { asked } = useChallenge();
  useErrand(useLocation().key);
  return asked === null ? null : <FetchedStep />;
}

/** Each time anew, so that a step that did not arrive once is asked for again. */
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

/** Without the step nobody could answer, so the request is given up. */
function StepMissing() {
  const { giveUp } = useChallenge();
  const reportTrouble = useReportTrouble();
  const [leave] = useState(() => () => {
    giveUp();
    reportTrouble('The step in which you confirm this did not arrive. Please check your connection and try again.');
  });
  // That it did not arrive is known only by drawing in its place.
  useEffect(leave, [leave]);
  return null;
}
