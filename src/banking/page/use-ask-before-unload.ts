import { useEffect } from 'react';
import { type AppThunk, useAppDispatch } from '#src/api/store/hooks.ts';
import { selectIsSignedIn } from '#src/api/store/session.slice.ts';

const isSignedInNow: AppThunk<boolean> = (_dispatch, getState) => selectIsSignedIn(getState());

/** The browser asks before the page is closed or reloaded; once the session is over, leaving is never blocked. */
export function useAskBeforeUnload(isAsking: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isAsking) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (dispatch(isSignedInNow)) event.preventDefault();
    };
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [dispatch, isAsking]);
}
