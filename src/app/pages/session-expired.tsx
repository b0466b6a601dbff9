import { PlainPage } from '#src/parts/plain-page.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';

export function SessionExpiredPage() {
  return (
    <PlainPage heading="Your session has expired">
      <p>
        To keep your accounts safe we have signed you out. This happens after a while without activity, or when you sign
        in somewhere else.
      </p>
      <ButtonLink look="main" to="/login">
        Sign in again
      </ButtonLink>
    </PlainPage>
  );
}
