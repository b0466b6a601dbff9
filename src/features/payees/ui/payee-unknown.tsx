import { PlainPage } from '#src/banking/page/plain-page.tsx';
import { payeesPath } from '#src/features/payees/model/payee-paths.ts';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';

/** For a URL that names no payee the customer can change now. The reasons are deliberately not distinguished. */
export function PayeeUnknown() {
  return (
    <PlainPage heading="We could not find this payee">
      <p>
        For your security, links to payees change each time you log in, so an older link no longer works. The payee may
        also have been deleted, be awaiting authorisation, or belong to another entity.
      </p>
      <ButtonLink look="main" to={payeesPath}>
        Back to payees
      </ButtonLink>
    </PlainPage>
  );
}
