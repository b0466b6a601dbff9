import { PlainPage } from '#src/banking/page/plain-page.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';

export function NotFoundPage() {
  return (
    <PlainPage heading="We could not find the page you are looking for">
      <p>The link may be mistyped, or the page may have moved.</p>
      <ButtonLink look="main" to="/accounts">
        Back to my accounts
      </ButtonLink>
    </PlainPage>
  );
}
