import { expect, it } from 'vitest';
import { asId, type PartyId } from '#src/kernel/ids.ts';
import {
  credentialsChangeDone,
  credentialsChangeFound,
  entityChosen,
  logOutBegun,
  type SessionEnd,
  type SessionState,
  selectActiveParty,
  selectIsSignedIn,
  sessionEnded,
  sessionNotOpened,
  sessionOpening,
  sessionSlice,
  sessionStarted,
  signedIn,
} from './session.slice.ts';

const party = asId<PartyId>('C43E0A1B');
const start = { sessionId: 'session-1', credentialsChangeNeeded: false };
const inSession = signedIn(start);
const { reducer } = sessionSlice;

it('begins with nobody signed in', () => {
  expect(reducer(undefined, { type: 'none' })).toEqual({ status: 'signed-out' });
});

it('begins a session with all accounts, whatever came before', () => {
  const before: SessionState = { ...inSession, activeParty: party } as SessionState;
  for (const state of [before, { status: 'ended', reason: 'expired' } as const]) {
    expect(reducer(state, sessionStarted(start))).toEqual({ status: 'signed-in', ...start, activeParty: false });
  }
});

it('ends a session as replaced when somebody is about to sign in over it, and changes nothing else then', () => {
  const opening = sessionOpening({ sessionId: 'session-2' });
  const replaced: SessionState = { status: 'ended', reason: 'replaced' };
  expect(reducer(inSession, opening)).toEqual(replaced);
  expect(reducer(replaced, sessionNotOpened({ sessionId: 'session-2' }))).toEqual(replaced);
  expect(reducer({ status: 'signed-out' }, opening)).toEqual({ status: 'signed-out' });
});

it('keeps the first reason a session ended for', () => {
  const ended = reducer(inSession, sessionEnded({ reason: 'logged-off' }));
  expect(reducer(ended, sessionEnded({ reason: 'expired' }))).toEqual({ status: 'ended', reason: 'logged-off' });
});

it('is logged off, whatever other calls hear first, once the customer has asked for it; only another login replaces it', () => {
  const leaving = reducer(inSession, logOutBegun());
  const endedBy = (reason: SessionEnd) => reducer(leaving, sessionEnded({ reason }));
  for (const reason of ['expired', 'idle', 'locked', 'logged-off'] as const) {
    expect(endedBy(reason)).toEqual({ status: 'ended', reason: 'logged-off' });
  }
  expect(endedBy('replaced')).toEqual({ status: 'ended', reason: 'replaced' });
  expect(reducer({ status: 'signed-out' }, logOutBegun())).toEqual({ status: 'signed-out' });
});

it('cannot end what has not begun', () => {
  const nobody: SessionState = { status: 'signed-out' };
  expect(reducer(nobody, sessionEnded({ reason: 'expired' }))).toEqual(nobody);
});

it('takes the chosen entity, and all of them again', () => {
  const chosen = reducer(inSession, entityChosen(party));
  expect(selectActiveParty({ session: chosen })).toBe(party);
  expect(selectActiveParty({ session: reducer(chosen, entityChosen(false)) })).toBe(false);
});

it('takes no entity when nobody is signed in', () => {
  const ended: SessionState = { status: 'ended', reason: 'expired' };
  expect(reducer(ended, entityChosen(party))).toBe(ended);
  expect(selectActiveParty({ session: ended })).toBe(false);
});

it.each<[boolean, SessionState]>([
  [true, inSession],
  [false, { status: 'signed-out' }],
  [false, { status: 'ended', reason: 'replaced' }],
])('says %s to being signed in when the session is %o', (answer, session) => {
  expect(selectIsSignedIn({ session })).toBe(answer);
});

it('knows, while somebody is signed in, whether something stands before the accounts', () => {
  const found = reducer(inSession, credentialsChangeFound());
  expect(found).toEqual({ ...inSession, credentialsChangeNeeded: true });
  expect(reducer(found, credentialsChangeDone())).toEqual(inSession);
  const nobody: SessionState = { status: 'signed-out' };
  expect(reducer(nobody, credentialsChangeFound())).toBe(nobody);
  expect(reducer(nobody, credentialsChangeDone())).toBe(nobody);
});

it('ends when idle, too', () => {
  expect(reducer(inSession, sessionEnded({ reason: 'idle' }))).toEqual({ status: 'ended', reason: 'idle' });
});
