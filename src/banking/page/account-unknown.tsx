import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { PlainPage } from './plain-page.tsx';

/** For a URL that names no account the customer can see now. The reasons are deliberately not distinguished. */
export function AccountUnknown() {
  return (
    <PlainPage heading="We could not find this account">
      <p>
        For your security, links to accounts change each time you log in, so an older link no longer works. The account
        may also belong to another entity.
      </p>
      <ButtonLink look="main" to="/accounts">
        Back to my accounts
      </ButtonLink>
    </PlainPage>
  );
}
