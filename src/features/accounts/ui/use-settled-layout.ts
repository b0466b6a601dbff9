import { useEffect, useState } from 'react';

/** How long a loaded list waits for what surrounds it. */
const maxWaitMs = 1_500;

/** `isComplete`: everything can be shown. `wasShown`: the page has been shown since it opened. */
interface Layout {
  readonly isComplete: boolean;
  readonly wasShown: boolean;
}

/** Shows the page in one go, so that late answers move nothing, without making the balances wait long. */
export function useSettledLayout(isListHere: boolean, isRestHere: boolean): Layout {
  const [mayWait, setMayWait] = useState(true);
  const [wasShown, setWasShown] = useState(false);
  const waits = isListHere && !isRestHere && mayWait;

  // Nothing else re-renders this when the wait is over.
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setMayWait(false), maxWaitMs);
    return () => clearTimeout(timer);
  }, [waits]);

  const isComplete = isListHere && !waits;
  if (isComplete && !wasShown) setWasShown(true);
  return { isComplete, wasShown: wasShown || isComplete };
}
