import type { ReactNode, Ref } from 'react';
import { fieldOfLine, type PaymentLine } from '#src/banking/paying/model/payment-lines.ts';
import type { OrderNoun } from '#src/banking/paying/model/payment-result.ts';
import type { ChangedField } from '#src/banking/paying/model/typed-details.ts';
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
  /** Back to the form with the amount cleared; undefined where only the answers are changed. */
  readonly onEdit?: (() => void) | undefined;
  /** Back to that field, with everything else as it is. */
  readonly onChange: (field: ChangedField) => void;
  readonly changeAmount: Ref<HTMLButtonElement>;
  /** What went wrong, and questions to answer first. */
  readonly children: ReactNode;
}

/**
 * The order before it is sent: the answers, and the amount with what to do next, which stays in sight at the foot of a
 * small screen.
 */
export function ReviewCards({ word, parties, lines, moved, amount, notes, isBusy, ...review }: ReviewCardsProps) {
  const { isRefused, isHeld, onConfirm, onEdit, onChange, changeAmount, children } = review;
  const change = { isBusy, onChange };
  const answers = [
    ...parties.map(({ field, ...party }) => ({
      ...party,
      action: <ChangeButton {...change} field={field} what={party.label} />,
    })),
    ...lines.map((line) => {
      const field = fieldOfLine(line);
      return field === undefined
        ? line
        : { ...line, action: <ChangeButton {...change} field={field} what={line.label} /> };
    }),
  ];
  return (
    <div className={styles.frame}>
      <div className={styles.review}>
        <section aria-label="Your answers" className={styles.card}>
          {!isBusy && !isRefused && <p className={styles.nothing}>Nothing has been sent yet.</p>}
          <AnswerList answers={answers} />
          {[...(moved === undefined ? [] : [moved]), ...notes].map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
        </section>
        <div className={styles.side}>
          <section aria-label="Confirm" data-page-foot="" className={styles.foot}>
            <div>
              <p className={typography.detail}>Amount</p>
              <p className={styles.amount}>{moneyText(amount)}</p>
            </div>
            <ChangeButton {...change} field="amount" what="amount" place={changeAmount} />
            <div className={styles.confirm}>
              <Button look="main" busy={isBusy} onClick={onConfirm}>
                {isBusy ? 'Sending…' : `Confirm ${word}`}
              </Button>
            </div>
          </section>
          <div className={styles.ways}>
            {onEdit !== undefined && (
              <Button look="quiet" disabled={isBusy} onClick={onEdit}>
                {`Edit ${word}`}
              </Button>
            )}
            <ButtonLink look="quiet" to="/payments">
              Cancel
            </ButtonLink>
          </div>
          <p role="status" className={styles.held}>
            {isHeld && 'Please stay on this page until we have replied.'}
          </p>
        </div>
        {children}
      </div>
    </div>
  );
}

interface ChangeButtonProps extends Pick<ReviewCardsProps, 'isBusy' | 'onChange'> {
  readonly field: ChangedField;
  readonly what: string;
  readonly place?: Ref<HTMLButtonElement>;
}

function ChangeButton({ field, what, isBusy, onChange, place }: ChangeButtonProps) {
  return (
    <Button ref={place} look="quiet" disabled={isBusy} onClick={() => onChange(field)}>
      <span>
        Change<HiddenText> {what.toLowerCase()}</HiddenText>
      </span>
    </Button>
  );
}
