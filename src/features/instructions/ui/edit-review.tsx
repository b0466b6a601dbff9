import { useEffect, useRef } from 'react';
import type { Instruction } from '#src/api/instructions/instruction.ts';
import type { InstructionOrder } from '#src/api/instructions/instruction-orders.ts';
import { orderWordOf } from '#src/features/instructions/model/upcoming-copy.ts';
import type { UpcomingRow } from '#src/features/instructions/model/upcoming-rows.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import stack from '#src/ui/page/stack.module.css';
import { moneyText } from '#src/ui/text/money-copy.ts';
import typography from '#src/ui/text/typography.module.css';
import styles from './edit-form.module.css';
import { InstructionFacts } from './instruction-facts.tsx';
import { OrderFailure } from './order-failure.tsx';
import { useInstructionOrder } from './use-instruction-order.ts';

interface EditReviewProps {
  /** As it will be. */
  readonly row: UpcomingRow;
  readonly before: Instruction;
  readonly order: InstructionOrder;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** The verified edit, for the customer to confirm. */
export function EditReview({ row, before, order, onBack, onDone }: EditReviewProps) {
  const { now, isBusy: busy, confirm } = useInstructionOrder(order, onDone);
  const title = useRef<HTMLHeadingElement>(null);
  const isUnknown = now.status === 'unknown';

  // The form, which had the focus, is gone.
  useEffect(() => {
    title.current?.focus();
  }, []);

  return (
    <div className={stack.wide}>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        Check your changes
      </h2>
      <InstructionFacts row={row} />
      <p className={typography.note}>
        Before: {before.amount === undefined ? 'no amount' : moneyText(before.amount, 'text')}
        {before.reference !== '' && `, reference ${before.reference}`}. The changes apply from the next
        {` ${orderWordOf(before)}`}.
      </p>
      {'error' in now && !busy && <OrderFailure error={now.error} />}
      <ButtonRow>
        <Button look="main" busy={busy} onClick={confirm}>
          {isUnknown ? 'Check again' : 'Confirm changes'}
        </Button>
        {/* An edit that may have been made is not typed again. */}
        {!isUnknown && (
          <>
            <Button look="quiet" disabled={busy} onClick={onBack}>
              Back
            </Button>
            {!busy && (
              <ButtonLink look="quiet" to="/payments/upcoming">
                Cancel
              </ButtonLink>
            )}
          </>
        )}
      </ButtonRow>
    </div>
  );
}
