import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { wizardEntry } from '#src/features/payments/model/wizard-url.ts';
import type { Wizard } from '#src/features/payments/ui/use-wizard.ts';
import styles from './payee-choices.module.css';

/** For money that goes to nobody on the list: a new payee, or the customer's own account. */
export function NewPayments({ wizard: { url, mayAddPayee, mayTransfer } }: { readonly wizard: Wizard }) {
  const { to, state } = wizardEntry({ ...url, toAccountId: undefined, isNewPayee: true, step: 'choosing' });
  return (
    <ul className={styles.payees}>
      {mayAddPayee && (
        <Way
          to={to}
          state={state}
          title="Pay a new payee"
          about="A person or business you have not paid before. We check their details with their bank."
        />
      )}
      {mayTransfer && (
        <Way
          to="/payments/transfer-money"
          title="Transfer between your accounts"
          about="Move money to another of your accounts."
        />
      )}
    </ul>
  );
}

interface WayProps extends Pick<ComponentProps<typeof Link>, 'to' | 'state'> {
  readonly title: string;
  readonly about: string;
}

function Way({ to, state, title, about }: WayProps) {
  return (
    <li className={styles.row}>
      <Link to={to} state={state} className={styles.payee}>
        <span className={styles.name}>{title}</span>
        <span className={styles.quiet}>{about}</span>
        <svg aria-hidden="true" viewBox="0 0 8 12" className={styles.chevron}>
          <path d="m1.5 1.5 5 4.5-5 4.5" />
        </svg>
      </Link>
    </li>
  );
}
