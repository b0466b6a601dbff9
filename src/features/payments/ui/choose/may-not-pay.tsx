import { Link } from 'react-router-dom';
import type { Account } from '#src/api/accounts/account.ts';
import { paymentPath } from '#src/api/capabilities/capabilities.ts';
import { PlainPage } from '#src/banking/page/plain-page.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';

/** Shown when the chosen account cannot make payments. */
export function MayNotPay({ account }: { readonly account: Account }) {
  return (
    <PlainPage heading="Make a payment">
      <p>Sorry, this account is unable to make payments.</p>
      <p>You chose {account.title}. Please pay from another account.</p>
      {account.isInternational && (
        <p>
          Payments from it are made on request: <Link to={paymentPath(account)}>request an international payment</Link>.
        </p>
      )}
      <ButtonLink look="main" to="/payments/make">
        Choose another account
      </ButtonLink>
    </PlainPage>
  );
}
