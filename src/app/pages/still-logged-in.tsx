import { PlainPage } from '#src/banking/page/plain-page.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';

/** Shown when Back or a URL leads to the page of an ended session during a live one. */
export function StillLoggedIn() {
  return (
    <PlainPage heading="You are logged in">
      <p>This page is for customers whose session has ended. Yours is still open.</p>
      <ButtonLink look="main" to="/accounts">
        Go to my accounts
      </ButtonLink>
    </PlainPage>
  );
}
