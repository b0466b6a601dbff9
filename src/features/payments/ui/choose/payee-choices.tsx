import { useId, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type Payee, payeeName } from '#src/api/payees/payee.ts';
import { wizardEntry } from '#src/features/payments/model/wizard-url.ts';
import type { Wizard } from '#src/features/payments/ui/use-wizard.ts';
import stack from '#src/ui/page/stack.module.css';
import { AccountNumberText } from '#src/ui/text/account-number-text.tsx';
import { slashedDay } from '#src/ui/text/dates.ts';
import styles from './payee-choices.module.css';

interface PayeeChoicesProps {
  readonly wizard: Wizard;
  readonly title: string;
  readonly payees: readonly Payee[];
  /** Says when each was last paid. */
  readonly isRecent?: boolean;
  /** The first row that "show more" added: it takes the focus, because the button may be gone. */
  readonly focusAt?: number | undefined;
}

export function PayeeChoices({ wizard: { url }, title, payees, isRecent = false, focusAt }: PayeeChoicesProps) {
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (focusAt !== undefined) list.current?.querySelectorAll('a')[focusAt]?.focus();
  }, [focusAt]);

  return (
    <div className={stack.closer}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <ul ref={list} aria-labelledby={titleId} className={styles.payees}>
        {payees.map((payee) => {
          const { id, title: accountName, payeeDescription, sortCode, accountNumber, lastPaidOn } = payee;
          const { to, state } = wizardEntry({ ...url, toAccountId: id, isNewPayee: false, step: 'details' });
          return (
            <li key={id} className={styles.row}>
              <Link to={to} state={state} className={styles.payee}>
                <span className={styles.name}>{payeeName(payee)}</span>
                {payeeDescription !== undefined && <span className={styles.quiet}>{accountName}</span>}
                <span className={styles.quiet}>
                  <AccountNumberText sortCode={sortCode} accountNumber={accountNumber} />
                </span>
                {isRecent && lastPaidOn !== undefined && (
                  <span className={styles.paid}>Paid {slashedDay(lastPaidOn)}</span>
                )}
                <svg aria-hidden="true" viewBox="0 0 8 12" className={styles.chevron}>
                  <path d="m1.5 1.5 5 4.5-5 4.5" />
                </svg>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
