import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAppSelector } from '#src/api/hooks.ts';
import { selectSession } from '#src/api/session.slice.ts';

const changePath = '/change-credentials';

/**
 * Lets a signed-in customer through. Anyone else is sent to sign in, and the address asked for is kept in the browser's
 * own history, where no other site can have put it. A session that ended leads to the page that says how.
 */
export function Guard() {
  const session = useAppSelector(selectSession);
  const { pathname, search, hash } = useLocation();

  switch (session.status) {
    case 'signed-in': {
      const mustChangeFirst = session.credentialsChangeNeeded && pathname !== changePath;
      return mustChangeFirst ? <Navigate to={changePath} replace /> : <Outlet />;
    }
    case 'ended':
      return <Navigate to={session.reason === 'logged-off' ? '/logged-off' : '/session-expired'} replace />;
    case 'signed-out':
      return <Navigate to="/login" replace state={{ wanted: `${pathname}${search}${hash}` }} />;
    default:
      return session satisfies never;
  }
}
