import type { ReactNode } from 'react';
import { fieldOfLine, type PaymentLine } from '#src/banking/paying/model/payment-lines.ts';
import type { OrderNoun } from '#src/banking/paying/model/payment-result.ts';
import type { ChangedField } from '#src/banking/paying/model/typed-details.ts';
import { useStepBack } from '#src/banking/paying/use-step-back.ts';
import type { Money } from '#src/kernel/money.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { type Answer, AnswerList } from '#src/ui/text/answer-list.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { moneyText } from '#src/ui/text/money-copy.ts';
import typography from '#src/ui/text/typography.module.css';
import styles from './review-cards.module.css';

interface ReviewCardsProps {
  readonly word: OrderNoun;
  /** The account that pays, and whom. */
  readonly parties: readonly (Answer & { readonly field: ChangedField })[];
  readonly lines: readonly PaymentLine[];
  /** What happens when the chosen date is not a working day. */
  readonly moved: string | undefined;
  readonly amount: Money;
  /** What confirming leads to. */
  readonly notes: readonly string[];
  readonly isBusy: boolean;
  /** The bank did not accept it; `children` say so. */
  readonly isRefused: boolean;
  /** The customer tried to leave while the bank was answering. */
  readonly isHeld: boolean;
  readonly onConfirm: () => void;
  readonly onEdit: () => void;
  /** Back to that field, with everything else as it is. */
  readonly onChange: (field: ChangedField) => void;
  /** What went wrong, and questions to answer first. */
  readonly children: ReactNode;
}

/** The order before it is sent: the answers, and the amount with what to do next. */
export function ReviewCards({ word, parties, lines, moved, amount, notes, isBusy, ...review }: ReviewCardsProps) {
  const { isRefused, isHeld, onConfirm, onEdit, onChange, children } = review;
  const goBack = useStepBack();
  const changeOf = (field: ChangedField | undefined, what: string) =>
    field && {
      action: (
        <Button look="quiet" disabled={isBusy} onClick={() => onChange(field)}>
          <span>
            Change<HiddenText> {what}</HiddenText>
          </span>
        </Button>
      ),
    };
  const answers = [
    ...parties.map(({ field, ...party }) => ({ ...party, ...changeOf(field, party.label.toLowerCase()) })),
    ...lines.map((line) => ({ ...line, ...changeOf(fieldOfLine(line), line.label.toLowerCase()) })),
  ];
  return (
    <div className={styles.frame}>
      <div className={styles.review}>
        <section aria-label="Your answers" className={styles.card}>
          {!isBusy && !isRefused && <p className={styles.nothing}>Nothing has been sent yet.</p>}
          <AnswerList answers={answers} />
          {moved !== undefined && <p className={styles.moved}>{moved}</p>}
        </section>
        <section aria-label="Confirm" className={styles.card}>
          <div className={styles.top}>
            <p className={typography.detail}>Amount</p>
            {changeOf('amount', 'amount')?.action}
          </div>
          <p className={styles.amount}>{moneyText(amount)}</p>
          {notes.map((note) => (
            <p key={note} className={styles.leaves}>
              {note}
            </p>
          ))}
          <div className={styles.actions}>
            <Button look="main" busy={isBusy} onClick={onConfirm}>
              {isBusy ? 'Sending…' : `Confirm ${word}`}
            </Button>
            <Button disabled={isBusy} onClick={onEdit}>
              {`Edit ${word}`}
            </Button>
            <div className={styles.ways}>
              <Button look="quiet" disabled={isBusy} onClick={goBack}>
                Back
              </Button>
              <ButtonLink look="quiet" to="/payments">
                Cancel
              </ButtonLink>
            </div>
          </div>
          <p role="status" className={styles.leaves}>
            {isHeld && 'Please stay on this page until we have replied.'}
          </p>
        </section>
        {children}
      </div>
    </div>
  );
}
