import { useEffect, useState } from 'react';

/** How long a list that is here waits for what stands around it. */
const patienceMs = 1_500;

/** `whole`: what is asked for now can be shown. `drawnBefore`: the page has been shown since it opened. */
interface Picture {
  readonly whole: boolean;
  readonly drawnBefore: boolean;
}

/**
 * Shows a page in one piece, so that nothing moves under the customer's hand because an answer came later than another;
 * but never keeps the balances waiting long for the rest.
 */
export function useSettledLayout(isListHere: boolean, isRestHere: boolean): Picture {
  const [isPatient, setPatient] = useState(true);
  const [drawnBefore, setDrawnBefore] = useState(false);
  const waits = isListHere && !isRestHere && isPatient;

  // Patience ends by the clock alone.
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setPatient(false), patienceMs);
    return () => clearTimeout(timer);
  }, [waits]);

  const whole = isListHere && !waits;
  if (whole && !drawnBefore) setDrawnBefore(true);
  return { whole, drawnBefore: drawnBefore || whole };
}
