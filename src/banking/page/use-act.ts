import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { useIsMounted } from '#src/ui/page/use-is-mounted.ts';
import { sessionEndPaths } from './session-end-paths.ts';
import { useAskBeforeUnload } from './use-ask-before-unload.ts';

/** What is asked of the bank one at a time. */
export interface Acts {
  /** Its outcome is taken only while the page is shown; that of an order which was left is told above every page. */
  readonly act: <Outcome>(ask: () => Promise<Outcome>, take: (outcome: Outcome) => void) => Promise<void>;
  readonly isActing: () => boolean;
}

export function useAct(): Acts {
  const isMounted = useIsMounted();
  const [, fail] = useState();
  const acting = useRef(false);
  const act = useCallback<Acts['act']>(
    async (ask, take) => {
      if (acting.current) return;
      acting.current = true;
      try {
        // The outcome may lead to another page.
        const outcome = await ask().finally(() => {
          acting.current = false;
        });
        if (isMounted()) take(outcome);
      } catch (bug) {
        // Without a page to show it on, it is reported as any other.
        if (!isMounted()) throw bug;
        // Error boundaries only catch errors thrown while rendering.
        fail(() => {
          throw bug;
        });
      }
    },
    [isMounted],
  );
  const isActing = useCallback(() => acting.current, []);
  return { act, isActing };
}

interface HeldActs extends Acts {
  /** The customer tried to leave while the bank was answering. */
  readonly isHeld: boolean;
}

/** As `useAct`, and nobody leaves unasked while the bank answers. */
export function useHeldAct(): HeldActs {
  const { isHeld, close, open } = useLeaveGuard();
  const { act, isActing } = useAct();
  const held = useCallback<Acts['act']>(
    (ask, take) =>
      act(() => {
        close();
        return ask().finally(open);
      }, take),
    [act, close, open],
  );
  return { act: held, isActing, isHeld };
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
