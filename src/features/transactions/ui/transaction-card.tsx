import type { Transaction } from '#src/api/transactions/transaction.ts';
import { directionWord } from '#src/features/transactions/model/transaction-facts.ts';
import { slashedDay } from '#src/ui/text/dates.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { CategoryIcon } from './category-icon.tsx';
import styles from './transaction-card.module.css';
import { Amount, Balance } from './transaction-columns.tsx';

/** A transaction on a small screen. The date stands above the cards of its day. */
export function TransactionCard({ row, isNew }: { readonly row: Transaction; readonly isNew: boolean }) {
  const { title, reference, day, flag } = row;
  return (
    <div className={styles.card}>
      <CategoryIcon row={row} isNew={isNew} />
      <div className={styles.what}>
        <p className={styles.title}>{title}</p>
        {reference !== '' && reference !== title && <p className={styles.quiet}>{reference}</p>}
        <HiddenText>{slashedDay(day)}</HiddenText>
      </div>
      <dl className={styles.figures}>
        <div className={styles.figure}>
          <dt className={styles.sign} data-flag={flag}>
            <HiddenText>{directionWord(flag)}</HiddenText>
          </dt>
          <dd className={styles.amount}>
            <Amount row={row} />
          </dd>
        </div>
        <div className={styles.figure}>
          <dt>
            <HiddenText>Balance</HiddenText>
          </dt>
          <dd className={styles.quiet}>
            <Balance row={row} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
