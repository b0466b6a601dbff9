import { useEffect, useState } from 'react';

/** How long a loaded list waits for what surrounds it. */
const maxWaitMs = 1_500;

/** `whole`: everything can be shown. `drawnBefore`: the page has been shown since it opened. */
interface Layout {
  readonly whole: boolean;
  readonly drawnBefore: boolean;
}

/** Shows the page in one go, so that late answers move nothing, without making the balances wait long. */
export function useSettledLayout(isListHere: boolean, isRestHere: boolean): Layout {
  const [mayWait, setMayWait] = useState(true);
  const [drawnBefore, setDrawnBefore] = useState(false);
  const waits = isListHere && !isRestHere && mayWait;

  // Nothing else re-renders this when the wait is over.
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setMayWait(false), maxWaitMs);
    return () => clearTimeout(timer);
  }, [waits]);

  const whole = isListHere && !waits;
  if (whole && !drawnBefore) setDrawnBefore(true);
  return { whole, drawnBefore: drawnBefore || whole };
}
