import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type Payee, payeeName } from '#src/api/payees/payee.ts';
import { wizardEntry } from '#src/features/pay/model/wizard-url.ts';
import type { Wizard } from '#src/features/pay/ui/use-wizard.ts';
import { AccountNumberText } from '#src/ui/text/account-number-text.tsx';
import styles from './payee-choices.module.css';

interface PayeeChoicesProps {
  readonly wizard: Wizard;
  readonly payees: readonly Payee[];
  /** The first row that "show more" added: it takes the focus, because the button is gone. */
  readonly focusAt: number | undefined;
}

export function PayeeChoices({ wizard: { url }, payees, focusAt }: PayeeChoicesProps) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (focusAt !== undefined) list.current?.querySelectorAll('a')[focusAt]?.focus();
  }, [focusAt]);

  return (
    <ul ref={list} aria-labelledby="payees-title" className={styles.payees}>
      {payees.map((payee) => {
        const { id, title, payeeDescription, sortCode, accountNumber } = payee;
        const { to, state } = wizardEntry({ ...url, toAccountId: id, isNewPayee: false, step: 'details' });
        return (
          <li key={id} className={styles.row}>
            <Link to={to} state={state} className={styles.payee}>
              <span className={styles.name}>{payeeName(payee)}</span>
              {payeeDescription !== undefined && <span className={styles.quiet}>{title}</span>}
              <span className={styles.quiet}>
                <AccountNumberText sortCode={sortCode} accountNumber={accountNumber} />
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
