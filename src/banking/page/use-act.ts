import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { useIsMounted } from '#src/ui/page/use-is-mounted.ts';
import { sessionEndPaths } from './session-end-paths.ts';
import { useAskBeforeUnload } from './use-ask-before-unload.ts';

/**
 * What a page asks of the bank once: one act at a time, and nobody leaves unasked while it lasts. Its outcome is taken only
 * while the page is shown; that of an order which was left is told above every page.
 */
export function useAct() {
  const { isHeld, isClosed, close, open } = useLeaveGuard();
  const isMounted = useIsMounted();
  const [, fail] = useState();
  const act = useCallback(
    async <Outcome>(ask: () => Promise<Outcome>, take: (outcome: Outcome) => void): Promise<void> => {
      if (isClosed()) return;
      close();
      try {
        // The outcome may lead to another page.
        const outcome = await ask().finally(open);
        if (isMounted()) take(outcome);
      } catch (bug) {
        // Error boundaries only catch errors thrown while rendering.
        fail(() => {
          throw bug;
        });
      }
    },
    [isClosed, close, open, isMounted],
  );
  return { act, isActing: isClosed, isHeld };
}

/** Keeps the customer on the page while the bank answers something that must not be sent twice. */
function useLeaveGuard() {
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
