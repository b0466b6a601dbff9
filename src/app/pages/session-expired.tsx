import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectIsSignedIn, selectSession } from '#src/api/store/session.slice.ts';
import { PlainPage } from '#src/banking/page/plain-page.tsx';
import { TeamTelephones } from '#src/banking/page/team-telephones.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { LazyLeftOrders } from './lazy-left-orders.tsx';
import { StillLoggedIn } from './still-logged-in.tsx';

export function SessionExpiredPage() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const session = useAppSelector(selectSession);
  if (isSignedIn) return <StillLoggedIn />;
  if (session.status === 'ended' && session.reason === 'locked') return <Locked />;
  return (
    <PlainPage heading="Your session has expired">
      <LazyLeftOrders />
      <p>
        To keep your accounts safe we have logged you out. This happens after a period of inactivity, when you have been
        logged in for many hours, or when you log in elsewhere.
      </p>
      <ButtonLink look="main" to="/login">
        Log in again
      </ButtonLink>
    </PlainPage>
  );
}

/** The bank locks the customer out until its staff lift the lock. */
function Locked() {
  return (
    <PlainPage heading="Your account has been locked">
      <p>
        Your password was entered incorrectly more than three times, so we have locked your online banking and logged
        you out. Please call us to have it unlocked.
      </p>
      <TeamTelephones />
    </PlainPage>
  );
}
