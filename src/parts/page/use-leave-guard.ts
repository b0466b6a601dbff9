import { useEffect, useMemo, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { type AppThunk, useAppDispatch } from '#src/api/store/hooks.ts';
import { selectIsSignedIn } from '#src/api/store/session.slice.ts';

/** Session-end pages: navigation to them is never blocked. */
const sessionEndPaths = /^\/(?:login|logged-off|session-expired)$/;

const isSignedInNow: AppThunk<boolean> = (_dispatch, getState) => selectIsSignedIn(getState());

/** Keeps the customer on the page while the bank answers something that must not be sent twice. */
export function useLeaveGuard() {
  const dispatch = useAppDispatch();
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

  // The browser asks before the page is closed; once the session is over, leaving is never blocked.
  useEffect(() => {
    if (!isAsking) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (isClosed.current && dispatch(isSignedInNow)) event.preventDefault();
    };
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [dispatch, isAsking]);

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
