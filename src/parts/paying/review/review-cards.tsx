import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Money } from '#src/kernel/money.ts';
import type { OrderWord } from '#src/parts/paying/model/order-word.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { type Answer, AnswerList } from '#src/ui/text/answer-list.tsx';
import { moneyText } from '#src/ui/text/money-copy.ts';
import styles from './review-cards.module.css';

interface ReviewCardsProps {
  readonly word: OrderWord;
  readonly answers: readonly Answer[];
  /** What happens when the chosen date is not a working day. */
  readonly moved: string | undefined;
  readonly amount: Money;
  /** What confirming leads to. */
  readonly notes: readonly string[];
  readonly isBusy: boolean;
  /** The customer tried to leave while the bank was answering. */
  readonly isHeld: boolean;
  readonly onConfirm: () => void;
  readonly onEdit: () => void;
  /** What went wrong, and questions to answer first. */
  readonly children: ReactNode;
}

/** The order before it is sent: the answers, and the amount with what to do next. */
export function ReviewCards({ word, answers, moved, amount, notes, isBusy, ...review }: ReviewCardsProps) {
  const { isHeld, onConfirm, onEdit, children } = review;
  return (
    <div className={styles.review}>
      <section aria-label="Your answers" className={styles.card}>
        {!isBusy && <p className={styles.nothing}>Nothing has been sent yet.</p>}
        <AnswerList answers={answers} />
        {moved !== undefined && <p className={styles.moved}>{moved}</p>}
      </section>
      <section aria-label="Confirm" className={styles.card}>
        <p className={styles.label}>Amount</p>
        <p className={styles.amount}>{moneyText(amount)}</p>
        {notes.map((note) => (
          <p key={note} className={styles.leaves}>
            {note}
          </p>
        ))}
        <div className={styles.actions}>
          <Button look="main" busy={isBusy} onClick={onConfirm}>
            {isBusy ? 'Sending …' : `Confirm ${word}`}
          </Button>
          <Button disabled={isBusy} onClick={onEdit}>
            {`Edit ${word}`}
          </Button>
          <Link to="/payments" className={styles.cancel}>
            Cancel
          </Link>
        </div>
        <p role="status" className={styles.leaves}>
          {isHeld && 'Please stay on this page until the bank has answered.'}
        </p>
      </section>
      {children}
    </div>
  );
}
