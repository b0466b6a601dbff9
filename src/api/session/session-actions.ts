import { faultMessage } from '#src/api/messages/fault-texts.ts';
import type { Credentials } from '#src/api/sealing/seal-credentials.ts';
import { type AppThunk, useAppDispatch } from '#src/api/store/hooks.ts';
import { selectIsSignedIn, selectSession, sessionEnded } from '#src/api/store/session.slice.ts';
import { isLogOutUnconfirmed, markLogOut } from './log-out-marker.ts';
import type { LogOutResult, SignInResult } from './session.ts';

// The door to the bank that the first page can carry: all that talks to the bank is loaded when it is first used.

/** Signs in; the answer says whether it worked, and never throws for anything that bank or network did. */
export function useSignIn(): (credentials: Credentials) => Promise<SignInResult> {
  const dispatch = useAppDispatch();
  return (credentials) => dispatch(signInAsked(credentials));
}

/** Fetches what sign-in will need, at the first keystroke; a failure is told when sign-in itself meets it. */
export function useWarmUpSignIn(): () => void {
  const dispatch = useAppDispatch();
  return () => void dispatch(signInNearing());
}

/** Logs out; resolved once the session on this device is over. What the bank has not confirmed is marked so. */
export function useSignOut(): () => Promise<void> {
  const dispatch = useAppDispatch();
  return () => dispatch(signOutAsked());
}

export function signInAsked(credentials: Credentials): AppThunk<Promise<SignInResult>> {
  return async (dispatch, _getState, { openBank }) => {
    const startSession = await loadSignIn(openBank).catch(() => undefined);
    if (startSession !== undefined) return dispatch(startSession(credentials));
    const fault = 'bad_network_response';
    return { outcome: 'failed', error: { kind: 'fault', fault, message: faultMessage(fault) } };
  };
}

export function signOutAsked(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { openBank, noticeOtherTabs }) => {
    const session = selectSession(getState());
    // The cookie may be of another tab's sign-in by now, and that is not this customer's to end.
    const isOurs = () => {
      const holder = noticeOtherTabs();
      return session.status === 'signed-in' && (holder === undefined || holder === session.sessionId);
    };
    if (!isOurs() || !selectIsSignedIn(getState())) return;
    let result: LogOutResult = 'unconfirmed';
    try {
      const [{ endSession, knownSoon }, transport] = await Promise.all([import('./session.ts'), openBank()]);
      const ending = endSession(transport, { isOurs });
      // It is sent all the same, and what comes of it is told by the page that the customer reads by then.
      void ending.then(markLogOut, () => {});
      result = await knownSoon(ending);
    } catch {
      // A part that did not arrive: the bank has not been told.
    } finally {
      markLogOut(result);
      dispatch(sessionEnded({ reason: 'logged-off' }));
    }
  };
}

/**
 * Tells the bank once more that the customer has left, where it has not confirmed that yet. Without effect once somebody
 * has logged in: that has ended the session before.
 */
export function logOutTriedAgain(): AppThunk<Promise<void>> {
  return async (_dispatch, _getState, { openBank, noticeOtherTabs }) => {
    const isOurs = () => noticeOtherTabs() === undefined;
    if (!isLogOutUnconfirmed() || !isOurs()) return;
    try {
      const [{ endSession, knownSoon }, transport] = await Promise.all([import('./session.ts'), openBank()]);
      const ending = endSession(transport, { isOurs });
      void ending.then(markLogOut, () => {});
      markLogOut(await knownSoon(ending));
    } catch {
      // As unconfirmed as before.
    }
  };
}

/** Tells the bank once more that the customer has left. */
export function useLogOutAgain(): () => Promise<void> {
  const dispatch = useAppDispatch();
  return () => dispatch(logOutTriedAgain());
}

function signInNearing(): AppThunk<Promise<unknown>> {
  return (_dispatch, _getState, { openBank }) => loadSignIn(openBank).catch(() => undefined);
}

/** All of it before the first call, so that a part that does not load leaves nothing half done at the bank. */
async function loadSignIn(openBank: () => Promise<unknown>) {
  const [{ startSession }] = await Promise.all([import('./session-start.ts'), import('jsencrypt'), openBank()]);
  return startSession;
}
