import { PlainPage } from '#src/parts/plain-page.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';

export function LoggedOffPage() {
  return (
    <PlainPage heading="You have logged out">
      <p>Nothing of your accounts is kept on this device. On a shared computer, close the browser as well.</p>
      <ButtonLink look="main" to="/login">
        Sign in again
      </ButtonLink>
    </PlainPage>
  );
}
