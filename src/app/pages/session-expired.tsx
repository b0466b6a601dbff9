import { useAppSelector } from '#src/api/hooks.ts';
import { selectIsSignedIn } from '#src/api/session.slice.ts';
import { LeftPayments } from '#src/parts/left-payments.tsx';
import { PlainPage } from '#src/parts/plain-page.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { StillLoggedIn } from './still-logged-in.tsx';

export function SessionExpiredPage() {
  if (useAppSelector(selectIsSignedIn)) return <StillLoggedIn />;
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
