import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { PlainPage } from './plain-page.tsx';

/** For a URL that names no account the customer can see now. The reasons are deliberately not distinguished. */
export function AccountUnknown() {
  return (
    <PlainPage heading="We could not find this account">
      <p>
        For your security the address of an account changes each time you sign in, so an older link no longer leads
        anywhere. The account may also belong to an entity other than the one selected.
      </p>
      <ButtonLink look="main" to="/accounts">
        Back to My Accounts
      </ButtonLink>
    </PlainPage>
  );
}
