import { useId, useState } from 'react';
import { wizardEntry } from '#src/features/payments/model/wizard-url.ts';
import type { Wizard } from '#src/features/payments/ui/use-wizard.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import stack from '#src/ui/page/stack.module.css';
import styles from './other-payee.module.css';

/** For money that goes to nobody on the list: a new payee, or the customer's own account. */
export function OtherPayee({ wizard: { url, mayAddPayee, mayTransfer } }: { readonly wizard: Wizard }) {
  const [open, setOpen] = useState(false);
  const choicesId = useId();
  const { to, state } = wizardEntry({ ...url, toAccountId: undefined, isNewPayee: true, step: 'choosing' });
  if (!mayAddPayee && !mayTransfer) return null;
  return (
    <div className={stack.close}>
      <div>
        <Button aria-expanded={open} aria-controls={open ? choicesId : undefined} onClick={() => setOpen(!open)}>
          New payment or transfer
        </Button>
      </div>
      {open && (
        <div id={choicesId} className={styles.choices}>
          {mayAddPayee && (
            <div className={styles.choice}>
              <p>Pay a person or business for the first time.</p>
              <ButtonLink to={to} state={state} look="main">
                Pay a new payee
              </ButtonLink>
            </div>
          )}
          {mayTransfer && (
            <div className={styles.choice}>
              <p>Move money to another of your accounts.</p>
              <ButtonLink to="/payments/transfer-money">Transfer between your accounts</ButtonLink>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
