import { useAppSelector } from '#src/api/hooks.ts';
import { selectIsSignedIn, selectSession } from '#src/api/session.slice.ts';
import { LeftPayments } from '#src/parts/left-payments.tsx';
import { PlainPage } from '#src/parts/plain-page.tsx';
import { TeamTelephones } from '#src/parts/team-telephones.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { StillLoggedIn } from './still-logged-in.tsx';

export function SessionExpiredPage() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const session = useAppSelector(selectSession);
  if (isSignedIn) return <StillLoggedIn />;
  if (session.status === 'ended' && session.reason === 'locked') return <Locked />;
  return (
    <PlainPage heading="Your session has expired">
      <LeftPayments />
      <p>
        To keep your accounts safe we have logged you out. This happens after a while without activity, or when you log
        in somewhere else.
      </p>
      <ButtonLink look="main" to="/login">
        Log in again
      </ButtonLink>
    </PlainPage>
  );
}

/** The bank has ended the session, and no sign-in begins another before somebody there has lifted the lock. */
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
