import { faultMessage } from './fault-texts.ts';
import { type AppThunk, useAppDispatch } from './hooks.ts';
import type { Credentials } from './seal-credentials.ts';
import { selectIsSignedIn, sessionEnded } from './session.slice.ts';
import type { SignInResult } from './session.ts';

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

/** Logs off; resolved once the session on this device is over, whatever the bank answered. */
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
    // The cookie may be of another tab's sign-in by now, and that is not this customer's to end.
    const isOurs = () => {
      noticeOtherTabs();
      return selectIsSignedIn(getState());
    };
    if (!isOurs()) return;
    try {
      await Promise.all([import('./session.ts'), openBank()]).then(
        ([{ endSession }, transport]) => endSession(transport, { isOurs }),
        () => undefined,
      );
    } finally {
      dispatch(sessionEnded({ reason: 'logged-off' }));
    }
  };
}

function signInNearing(): AppThunk<Promise<unknown>> {
  return (_dispatch, _getState, { openBank }) => loadSignIn(openBank).catch(() => undefined);
}

/** All of it before the first call, so that a part that does not load leaves nothing half done at the bank. */
async function loadSignIn(openBank: () => Promise<unknown>) {
  const [{ startSession }] = await Promise.all([import('./session-start.ts'), import('jsencrypt'), openBank()]);
  return startSession;
}
