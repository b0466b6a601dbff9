import { PlainPage } from '#src/parts/page/plain-page.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';

/** A page of a session that is over, come to by Back or by its URL in a session that is not. */
export function StillLoggedIn() {
  return (
    <PlainPage heading="You are logged in">
      <p>This page is shown after a session has ended. Yours has not.</p>
      <ButtonLink look="main" to="/accounts">
        Go to my accounts
      </ButtonLink>
    </PlainPage>
  );
}
