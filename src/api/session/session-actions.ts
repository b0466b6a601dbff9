import { faultMessage } from '#src/api/messages/fault-texts.ts';
import type { Credentials } from '#src/api/sealing/seal-credentials.ts';
import { type AppThunk, useAppDispatch } from '#src/api/store/hooks.ts';
import { logOutBegun, selectIsSignedIn, selectSession, sessionEnded } from '#src/api/store/session.slice.ts';
import { isLogOutUnconfirmed, markLogOut } from './log-out-marker.ts';
import type { LogOutResult, SignInResult } from './session.ts';

// Sign-in and log-out for the first page; the code that talks to the bank is loaded on first use.

/** Never throws on a bank or network failure. */
export function useSignIn(): (credentials: Credentials) => Promise<SignInResult> {
  const dispatch = useAppDispatch();
  return (credentials) => dispatch(signInAsked(credentials));
}

/** Prefetches what sign-in needs, `again` when the customer comes back to the form; failures surface at sign-in itself. */
export function useWarmUpSignIn(): (again: boolean) => void {
  const dispatch = useAppDispatch();
  return (again) => void dispatch(signInNearing(again));
}

/** Resolves once the session on this device is over. An unconfirmed log-out is marked as such. */
export function useSignOut(): () => Promise<void> {
  const dispatch = useAppDispatch();
  return () => dispatch(signOutAsked());
}

export function signInAsked(credentials: Credentials): AppThunk<Promise<SignInResult>> {
  return async (dispatch, _getState, { openBank }) => {
    const loaded = await loadSignIn(openBank).catch(() => undefined);
    if (loaded !== undefined) return dispatch(loaded.startSession(credentials));
    const fault = 'bad_network_response';
    return { outcome: 'failed', error: { kind: 'fault', fault, message: faultMessage(fault) } };
  };
}

export function signOutAsked(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { openBank, noticeOtherTabs }) => {
    const session = selectSession(getState());
    // The cookie may belong to another tab's sign-in, which is not this customer's to end.
    const isOurs = () => {
      const holder = noticeOtherTabs();
      return session.status === 'signed-in' && (holder === undefined || holder === session.sessionId);
    };
    if (!isOurs() || !selectIsSignedIn(getState())) return;
    dispatch(logOutBegun());
    let result: LogOutResult = 'unconfirmed';
    try {
      const [{ endSession, resultInTime }, transport] = await Promise.all([import('./session.ts'), openBank()]);
      const ending = endSession(transport, { isOurs });
      // A late answer still updates the marker for the page shown by then.
      void ending.then(markLogOut, () => {});
      result = await resultInTime(ending);
    } catch {
      // A chunk failed to load, so the bank has not been told.
    } finally {
      markLogOut(result);
      dispatch(sessionEnded({ reason: 'logged-off' }));
    }
  };
}

/** Repeats an unconfirmed log-out. Does nothing once somebody has signed in, because that ended the earlier session. */
export function logOutTriedAgain(): AppThunk<Promise<void>> {
  return async (_dispatch, _getState, { openBank, noticeOtherTabs }) => {
    const isOurs = () => noticeOtherTabs() === undefined;
    if (!isLogOutUnconfirmed() || !isOurs()) return;
    try {
      const [{ endSession, resultInTime }, transport] = await Promise.all([import('./session.ts'), openBank()]);
      const ending = endSession(transport, { isOurs });
      void ending.then(markLogOut, () => {});
      markLogOut(await resultInTime(ending));
    } catch {
      // Still unconfirmed.
    }
  };
}

export function useLogOutAgain(): () => Promise<void> {
  const dispatch = useAppDispatch();
  return () => dispatch(logOutTriedAgain());
}

export function signInNearing(again: boolean): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { openBank }) => {
    const loaded = await loadSignIn(openBank).catch(() => undefined);
    if (loaded !== undefined) await dispatch(loaded.prepareSession(again));
  };
}

/** Loads everything before the first call, so that a failed load leaves nothing half done. */
async function loadSignIn(openBank: () => Promise<unknown>) {
  const [{ prepareSession, startSession }] = await Promise.all([
    import('./session-start.ts'),
    import('jsencrypt'),
    openBank(),
  ]);
  return { prepareSession, startSession };
}
