import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '#src/api/store/hooks.ts';
import { type SessionState, selectSession, sessionEnded } from '#src/api/store/session.slice.ts';
import { pageMarkers } from './session/session-markers.ts';
import { validateEntry } from './session/validate-entry.ts';

/**
 * Lets a signed-in customer through, as long as browser and tab both hold their session. Anyone else is sent to sign in,
 * and the address asked for is kept in the browser's own history, where no other site can have put it. A session that
 * ended leads to the page that says how.
 */
export function Guard() {
  const session = useAppSelector(selectSession);
  const verdict = validateEntry(session, useLocation(), holdsSession(session));
  if (verdict.outcome === 'enter') return <Outlet />;
  if (verdict.outcome === 'replaced') return <Replaced />;
  return <Navigate to={verdict.to} replace state={verdict.state} />;
}

/** Looked up at each entry to a page: storage that the customer or another tab has changed may not have been told of. */
function holdsSession(session: SessionState): boolean {
  return session.status === 'signed-in' && pageMarkers().areOf(session.sessionId);
}

/** Nothing is shown: once the session has ended the guard leads on. */
function Replaced() {
  const dispatch = useAppDispatch();
  // Storage is no part of the store, so that nothing else would tell it.
  useEffect(() => {
    dispatch(sessionEnded({ reason: 'replaced' }));
  }, [dispatch]);
  return null;
}
