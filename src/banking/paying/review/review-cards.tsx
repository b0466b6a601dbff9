import type { ReactNode, Ref } from 'react';
import { fieldOfLine, type PaymentLine } from '#src/banking/paying/model/payment-lines.ts';
import type { OrderNoun } from '#src/banking/paying/model/payment-result.ts';
import type { ChangedField } from '#src/banking/paying/model/typed-details.ts';
import type { Money } from '#src/kernel/money.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import type { Answer } from '#src/ui/text/answer-list.tsx';
import { moneyText } from '#src/ui/text/money-copy.ts';
import { ChangeButton } from './change-button.tsx';
import { ReviewFrame } from './review-frame.tsx';

interface ReviewCardsProps {
  readonly word: OrderNoun;
  /** The account that pays, and whom. */
  readonly parties: readonly (Answer & { readonly field: ChangedField })[];
  readonly lines: readonly PaymentLine[];
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

/** A payment or transfer before it is sent. */
export function ReviewCards({ word, parties, lines, amount, isBusy, onChange, onEdit, ...review }: ReviewCardsProps) {
  const changeOf = (field: ChangedField, what: string, place?: Ref<HTMLButtonElement>) => (
    <ChangeButton what={what.toLowerCase()} disabled={isBusy} place={place} onPress={() => onChange(field)} />
  );
  const answers = [
    ...parties.map(({ field, ...party }) => ({ ...party, action: changeOf(field, party.label) })),
    ...lines.map((line) => {
      const field = fieldOfLine(line);
      return field === undefined ? line : { ...line, action: changeOf(field, line.label) };
    }),
  ];
  return (
    <ReviewFrame
      answers={answers}
      isUnsent={!isBusy && !review.isRefused}
      notes={review.notes}
      amount={moneyText(amount)}
      changeAmount={changeOf('amount', 'amount', review.changeAmount)}
      confirm={
        <Button look="main" busy={isBusy} busyText="Sending…" onClick={review.onConfirm}>
          {`Confirm ${word}`}
        </Button>
      }
      ways={
        onEdit !== undefined && (
          <Button look="quiet" disabled={isBusy} onClick={onEdit}>
            {`Edit ${word}`}
          </Button>
        )
      }
      isHeld={review.isHeld}
    >
      {review.children}
    </ReviewFrame>
  );
}
