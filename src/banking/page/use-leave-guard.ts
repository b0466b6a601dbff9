import { useEffect, useMemo, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { sessionEndPaths } from './session-end-paths.ts';
import { useAskBeforeUnload } from './use-ask-before-unload.ts';

/** Keeps the customer on the page while the bank answers something that must not be sent twice. */
export function useLeaveGuard() {
  const isClosed = useRef(false);
  const [isAsking, setAsking] = useState(false);
  /** The customer tried to leave. */
  const [isHeld, setHeld] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isClosed.current && currentLocation.key !== nextLocation.key && !sessionEndPaths.test(nextLocation.pathname),
  );

  // The customer stays on the page and is told why.
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    setHeld(true);
  }, [blocker]);

  useAskBeforeUnload(isAsking);

  const doors = useMemo(
    () => ({
      isClosed: () => isClosed.current,
      close() {
        isClosed.current = true;
        setAsking(true);
      },
      open() {
        isClosed.current = false;
        setAsking(false);
        setHeld(false);
      },
    }),
    [],
  );
  return { ...doors, isHeld };
}
