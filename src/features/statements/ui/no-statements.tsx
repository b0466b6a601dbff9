import type { Account } from '#src/api/accounts/account.ts';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import styles from './no-statements.module.css';

interface NoneOfAccountProps {
  readonly account: Account;
  /** Whether any other account has statements. */
  readonly othersOpen: boolean;
}

/** The customer's account has no statements here. */
export function NoneOfAccount({ account: { title }, othersOpen }: NoneOfAccountProps) {
  return (
    <div className={styles.none}>
      <p>There are no statements for {title} in online banking.</p>
      <ByTelephone />
      {othersOpen ? (
        <ButtonLink to="/accounts/statements">See all statements</ButtonLink>
      ) : (
        <ButtonLink to="/accounts">Back to My Accounts</ButtonLink>
      )}
    </div>
  );
}

export function NoneOfAny() {
  return (
    <div className={styles.none}>
      <p>None of your accounts has statements in online banking.</p>
      <ByTelephone />
      <ButtonLink to="/accounts">Back to My Accounts</ButtonLink>
    </div>
  );
}

function ByTelephone() {
  const { telephones } = useRuntimeConfig();
  return (
    <p>
      If you need one, call us on <PhoneLink number={telephones.privateBank} />.
    </p>
  );
}
