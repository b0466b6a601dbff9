import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '#src/api/store/hooks.ts';
import { type SessionState, selectSession, sessionEnded } from '#src/api/store/session.slice.ts';
import { pageMarkers } from './session/session-markers.ts';
import { validateEntry } from './session/validate-entry.ts';

/**
 * Lets a logged-in customer through if browser and tab both still hold the session. Others go to login, with the
 * requested URL in history state, where no other site can set it, or to the page that explains how the session ended.
 */
export function Guard() {
  const session = useAppSelector(selectSession);
  const verdict = validateEntry(session, useLocation(), holdsSession(session));
  if (verdict.outcome === 'enter') return <Outlet />;
  if (verdict.outcome === 'replaced') return <Replaced />;
  return <Navigate to={verdict.to} replace state={verdict.state} />;
}

/** Read on every navigation, since storage events may be missed. */
function holdsSession(session: SessionState): boolean {
  return session.status === 'signed-in' && pageMarkers().areOf(session.sessionId);
}

/** Renders nothing; the guard redirects once the session has ended. */
function Replaced() {
  const dispatch = useAppDispatch();
  // Storage is outside the store, so React would not notice.
  useEffect(() => {
    dispatch(sessionEnded({ reason: 'replaced' }));
  }, [dispatch]);
  return null;
}
