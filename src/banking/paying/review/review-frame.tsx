import type { ReactNode } from 'react';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { useScreenSize } from '#src/ui/overlays/screen-size.ts';
import { type Answer, AnswerList } from '#src/ui/text/answer-list.tsx';
import styles from './review-frame.module.css';

interface ReviewFrameProps {
  readonly answers: readonly Answer[];
  /** Nothing is being sent, and nothing was refused. */
  readonly isUnsent: boolean;
  /** What confirming leads to. */
  readonly notes: readonly string[];
  readonly amount: string;
  readonly amountLabel?: string;
  readonly changeAmount: ReactNode;
  /** The one button that sends it. */
  readonly confirm: ReactNode;
  /** Other ways back, before Cancel. */
  readonly ways?: ReactNode;
  /** The customer tried to leave while the bank was answering. */
  readonly isHeld: boolean;
  /** What went wrong, marked `data-failed`, and questions to answer first. */
  readonly children: ReactNode;
}

/**
 * An order before it is sent: the answers, and the card that asks for an action, with the amount and what to do next. On
 * a small screen, amount and button stay in sight at its foot.
 */
export function ReviewFrame({ answers, notes, amount, changeAmount, ...review }: ReviewFrameProps) {
  const { amountLabel = 'Amount', confirm } = review;
  const isSmall = useScreenSize() === 'small';
  const ways = (
    <div className={styles.ways}>
      {review.ways}
      <ButtonLink look="quiet" to="/payments">
        Cancel
      </ButtonLink>
    </div>
  );
  return (
    <div className={styles.frame}>
      <div className={styles.review}>
        <section aria-label="Your answers" className={styles.card}>
          {review.isUnsent && <p className={styles.nothing}>Nothing has been sent yet.</p>}
          <AnswerList answers={answers} />
          {notes.map((note) => (
            <p key={note} className={styles.note}>
              {withInitials(note)}
            </p>
          ))}
        </section>
        {/* The foot ends the page, so the ways back stand before it. */}
        {isSmall && ways}
        <div className={styles.side}>
          <section aria-label="Confirm" data-page-foot="" className={styles.foot}>
            <p className={styles.label}>{amountLabel}</p>
            {changeAmount}
            <p className={styles.amount}>{amount}</p>
            <div className={styles.confirm}>{confirm}</div>
          </section>
          {!isSmall && ways}
          <p role="status" className={styles.held}>
            {review.isHeld && 'Please stay on this page until we have replied.'}
          </p>
        </div>
        {review.children}
      </div>
    </div>
  );
}

/** An initial stays on the line of the name after it. */
function withInitials(text: string): string {
  return text.replaceAll(/\b(\p{Lu}) (?=\p{Lu})/gu, '$1\u00a0');
}
