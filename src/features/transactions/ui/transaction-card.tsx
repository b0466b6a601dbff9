import type { Transaction } from '#src/api/transactions/transaction.ts';
import { directionWord } from '#src/features/transactions/model/transaction-facts.ts';
import { dayText } from '#src/ui/text/day-text.ts';
import styles from './transaction-card.module.css';
import { Amount, Balance } from './transaction-columns.tsx';

/** A transaction on a small screen. */
export function TransactionCard({ row }: { readonly row: Transaction }) {
  const { title, reference, day, flag } = row;
  return (
    <div className={styles.card}>
      <div className={styles.what}>
        <p className={styles.title}>{title}</p>
        {reference !== '' && reference !== title && <p className={styles.reference}>{reference}</p>}
        <p className={styles.quiet}>{dayText(day)}</p>
      </div>
      <dl className={styles.figures}>
        <div>
          <dt className={styles.quiet}>{directionWord(flag)}</dt>
          <dd className={styles.amount}>
            <Amount row={row} />
          </dd>
        </div>
        <div>
          <dt className={styles.quiet}>Balance</dt>
          <dd>
            <Balance row={row} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
