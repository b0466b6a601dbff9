import { useId } from 'react';
import type { PendingTransaction } from '#src/api/transactions/pending-transaction.ts';
import { directionWord } from '#src/features/transactions/model/transaction-facts.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { dayText } from '#src/ui/text/day-text.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { MoneyText } from '#src/ui/text/money-text.tsx';
import styles from './pending-block.module.css';

interface PendingBlockProps {
  readonly pending: readonly PendingTransaction[];
  readonly isHidden: boolean;
  readonly onToggle: () => void;
  /** Depends on whether the list has a heading above it. */
  readonly headingLevel: 2 | 3;
}

/** Pending transactions, apart from booked ones. Hidden if there are none. */
export function PendingBlock({ pending, isHidden, onToggle, headingLevel }: PendingBlockProps) {
  const Heading = `h${headingLevel}` as const;
  const id = useId();
  if (pending.length === 0) return null;
  return (
    <section aria-labelledby={`${id}-heading`} className={styles.block}>
      <div className={styles.top}>
        <div>
          <Heading id={`${id}-heading`} className={styles.heading}>
            Pending transactions <span className={styles.count}>({pending.length})</span>
          </Heading>
          {!isHidden && <p className={styles.words}>These have not cleared and may change.</p>}
        </div>
        <Button
          look="quiet"
          aria-expanded={!isHidden}
          aria-controls={isHidden ? undefined : `${id}-list`}
          onClick={onToggle}
        >
          <span>
            {isHidden ? 'Show' : 'Hide'}
            <HiddenText> pending transactions</HiddenText>
          </span>
        </Button>
      </div>
      {!isHidden && (
        <ul id={`${id}-list`} className={styles.rows}>
          {pending.map((line) => (
            <PendingRow key={line.id} line={line} />
          ))}
        </ul>
      )}
    </section>
  );
}

function PendingRow({ line: { title, day, valueDay, flag, amount } }: { readonly line: PendingTransaction }) {
  return (
    <li className={styles.row}>
      <p className={styles.title}>{title}</p>
      <p aria-hidden="true" className={styles.due}>
        {valueDay !== undefined && `Due ${dayText(valueDay).slice(0, 5)}`}
      </p>
      <p className={styles.days}>
        {dayText(day)}
        {valueDay !== undefined && ` · due to clear ${dayText(valueDay)}`}
      </p>
      <p className={styles.figure}>
        <span className={styles.direction}>{directionWord(flag)}</span>{' '}
        <span className={styles.sign} data-flag={flag}>
          <MoneyText amount={amount} />
        </span>
      </p>
    </li>
  );
}
