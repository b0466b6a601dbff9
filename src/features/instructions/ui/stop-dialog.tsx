import { useEffect, useState } from 'react';
import { endNotedAs } from '#src/api/instructions/instruction-marks.ts';
import { createCancellation } from '#src/api/instructions/instruction-orders.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import { useFormNote } from '#src/banking/orders/use-form-note.ts';
import { nounOf, stopConsequences, stopVerb } from '#src/features/instructions/model/upcoming-copy.ts';
import type { UpcomingRow } from '#src/features/instructions/model/upcoming-rows.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { MoneyText } from '#src/ui/text/balance-text.tsx';
import { OrderFailure } from './order-failure.tsx';
import styles from './stop-dialog.module.css';
import { useInstructionOrder } from './use-instruction-order.ts';

interface StopDialogProps {
  readonly row: UpcomingRow;
  readonly onStopped: () => void;
  readonly onClose: () => void;
}

/** Checked with the bank when it opens; nothing changes until the customer confirms. */
export function StopDialog({ row, onStopped, onClose }: StopDialogProps) {
  const { instruction, name } = row;
  const dispatch = useAppDispatch();
  const note = useFormNote(endNotedAs[instruction.code]);
  const [order] = useState(() => dispatch(createCancellation(instruction, note)));
  const { now, isBusy, isConfirming, verify, confirm } = useInstructionOrder(order, onStopped);
  const [verb, noun] = [stopVerb(instruction), nounOf(instruction)];
  const title = `${verb} ${noun}`;

  // The first of the two calls: it tells whether there is still anything to stop.
  useEffect(() => verify(), [verify]);

  // Its outcome must be shown.
  function close() {
    if (!isConfirming) onClose();
  }

  const isOver = now.status === 'refused' && now.step === 'verify';
  return (
    <Dialog
      title={title}
      onClose={close}
      actions={
        <>
          <Button disabled={isConfirming} onClick={close}>
            {isOver || now.status === 'unknown' ? 'Close' : `Keep ${noun}`}
          </Button>
          {!isOver && (
            <Button
              look={now.status === 'unknown' ? 'main' : 'danger'}
              busy={isBusy}
              busyText="Please wait…"
              onClick={confirm}
            >
              {now.status === 'unknown' ? 'Check again' : title}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        <p className={styles.what}>
          <strong>{name}</strong>
          {instruction.amount !== undefined && (
            <>
              {' '}
              <MoneyText amount={instruction.amount} />
            </>
          )}
          <br />
          {[row.frequency, instruction.reference].filter(Boolean).join(' · ')}
        </p>
        <p>From {row.accountTitle}</p>
        {stopConsequences(instruction).map((text) => (
          <p key={text}>{text}</p>
        ))}
        {'error' in now && !isBusy && <OrderFailure error={now.error} />}
      </div>
    </Dialog>
  );
}
