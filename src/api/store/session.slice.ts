import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessionLoss } from '#src/api/wire/failure.ts';
import type { PartyId } from '#src/kernel/ids.ts';

/** `replaced`: by another sign-in. `locked`: after wrong passwords. */
export type SessionEnd = SessionLoss | 'replaced' | 'idle' | 'locked';

/** Whether somebody is signed in, and for which entity. Holds no token and no name. */
export type SessionState =
  | { readonly status: 'signed-out' }
  | {
      readonly status: 'signed-in';
      readonly sessionId: string;
      readonly credentialsChangeNeeded: boolean;
      readonly activeParty: PartyId | false;
      /** The customer has asked to be logged out, and the session here has not ended yet. */
      readonly isLeaving?: true;
    }
  | { readonly status: 'ended'; readonly reason: SessionEnd };

interface SessionStart {
  readonly sessionId: string;
  readonly credentialsChangeNeeded: boolean;
}

const slice = createSlice({
  name: 'session',
  initialState: { status: 'signed-out' } as SessionState,
  reducers: {
    /**
     * Sign-in is about to be attempted. Until the bank answers, its answers may belong to the next customer. An earlier
     * session continues if the sign-in is refused.
     */
    sessionTried: (session, _: PayloadAction<{ readonly sessionId: string }>): SessionState => session,
    /** Somebody was or may have been signed in, so the cookie has a new owner. */
    sessionOpening: (session, _: PayloadAction<{ readonly sessionId: string }>): SessionState =>
      session.status === 'signed-in' ? { status: 'ended', reason: 'replaced' } : session,
    sessionNotOpened: (session, _: PayloadAction<{ readonly sessionId: string }>): SessionState => session,
    sessionStarted: (_, { payload }: PayloadAction<SessionStart>): SessionState => signedIn(payload),
    logOutBegun: (session): SessionState =>
      session.status === 'signed-in' ? { ...session, isLeaving: true } : session,
    /**
     * Only the first end counts, so a late answer does not change the reason. Other calls may hear of a log-out before it is
     * answered here.
     */
    sessionEnded: (session, { payload: { reason } }: PayloadAction<{ readonly reason: SessionEnd }>): SessionState => {
      if (session.status !== 'signed-in') return session;
      return { status: 'ended', reason: session.isLeaving && reason !== 'replaced' ? 'logged-off' : reason };
    },
    credentialsChangeFound: (session): SessionState => withChangeNeeded(session, true),
    credentialsChangeDone: (session): SessionState => withChangeNeeded(session, false),
    entityChosen: (session, { payload }: PayloadAction<PartyId | false>): SessionState =>
      session.status === 'signed-in' ? { ...session, activeParty: payload } : session,
  },
  selectors: {
    selectSession: (session): SessionState => session,
    selectActiveParty: (session): PartyId | false => (session.status === 'signed-in' ? session.activeParty : false),
    selectIsSignedIn: (session): boolean => session.status === 'signed-in',
  },
});

/** A new session, or one restored after a reload. */
export function signedIn({ sessionId, credentialsChangeNeeded }: SessionStart): SessionState {
  return { status: 'signed-in', sessionId, credentialsChangeNeeded, activeParty: false };
}

function withChangeNeeded(session: SessionState, credentialsChangeNeeded: boolean): SessionState {
  return session.status === 'signed-in' ? { ...session, credentialsChangeNeeded } : session;
}

export const sessionSlice = slice;
export const {
  sessionTried,
  sessionOpening,
  sessionNotOpened,
  sessionStarted,
  logOutBegun,
  sessionEnded,
  credentialsChangeFound,
  credentialsChangeDone,
  entityChosen,
} = slice.actions;
export const { selectSession, selectActiveParty, selectIsSignedIn } = slice.selectors;
