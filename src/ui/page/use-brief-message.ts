import { useCallback, useEffect, useState } from 'react';

/** How long "changes saved" is shown beside alerts and marketing preferences. */
export const savedFlagMs = 3_000;

/** A message that goes away by itself. Showing it again restarts its time. */
export function useBriefMessage(shownMs: number) {
  const [shown, setShown] = useState<object>();

  // Hidden by a timer.
  useEffect(() => {
    if (shown === undefined) return;
    const timer = setTimeout(() => setShown(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [shown, shownMs]);

  const show = useCallback(() => setShown({}), []);
  const hide = useCallback(() => setShown(undefined), []);
  return { isShown: shown !== undefined, show, hide };
}
