import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessionLoss } from '#src/api/wire/failure.ts';
import type { PartyId } from '#src/kernel/ids.ts';

/**
 * Why a session ended: the bank dropped it, another sign-in took its place, the customer logged off, did nothing for too
 * long, or was locked after wrong passwords.
 */
export type SessionEnd = SessionLoss | 'replaced' | 'idle' | 'locked';

/** Whether somebody is signed in, and for which entity they act. No token and no name stands here. */
export type SessionState =
  | { readonly status: 'signed-out' }
  | {
      readonly status: 'signed-in';
      /** Made here at sign-in, to tell one sign-in from another; the bank never sees it. */
      readonly sessionId: string;
      /** Terms, password or PIN stand between the customer and the accounts. */
      readonly credentialsChangeNeeded: boolean;
      readonly activeParty: PartyId | false;
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
     * The bank is about to be asked to sign somebody in. Until it has answered nobody believes what it says: it may be for
     * the next customer. An earlier session goes on where the bank refuses.
     */
    sessionTried: (session, _: PayloadAction<{ readonly sessionId: string }>): SessionState => session,
    /** Somebody was signed in, or may have been: whoever's cookie this browser held, it is theirs no more. */
    sessionOpening: (session, _: PayloadAction<{ readonly sessionId: string }>): SessionState =>
      session.status === 'signed-in' ? { status: 'ended', reason: 'replaced' } : session,
    /** The sign-in that was under way came to nothing. */
    sessionNotOpened: (session, _: PayloadAction<{ readonly sessionId: string }>): SessionState => session,
    sessionStarted: (_, { payload }: PayloadAction<SessionStart>): SessionState => signedIn(payload),
    /** Only the first end counts: a late answer does not give a log-off another reason. */
    sessionEnded: (session, { payload }: PayloadAction<{ readonly reason: SessionEnd }>): SessionState =>
      session.status === 'signed-in' ? { status: 'ended', reason: payload.reason } : session,
    /** The bank says that terms, password or PIN must be seen to before anything else. */
    credentialsChangeFound: (session): SessionState => withChangeNeeded(session, true),
    /** The last of them is done. */
    credentialsChangeDone: (session): SessionState => withChangeNeeded(session, false),
    /** An entity was chosen, or false for "All Accounts". */
    entityChosen: (session, { payload }: PayloadAction<PartyId | false>): SessionState =>
      session.status === 'signed-in' ? { ...session, activeParty: payload } : session,
  },
  selectors: {
    selectSession: (session): SessionState => session,
    selectActiveParty: (session): PartyId | false => (session.status === 'signed-in' ? session.activeParty : false),
    selectIsSignedIn: (session): boolean => session.status === 'signed-in',
  },
});

/** A session as it begins, and as a reloaded page or a new tab finds it again. */
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
  sessionEnded,
  credentialsChangeFound,
  credentialsChangeDone,
  entityChosen,
} = slice.actions;
export const { selectSession, selectActiveParty, selectIsSignedIn } = slice.selectors;
