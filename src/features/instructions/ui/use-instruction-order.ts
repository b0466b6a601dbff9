import { useCallback, useEffect, useRef, useState } from 'react';
import type { InstructionOrder } from '#src/api/instructions/instruction-orders.ts';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { useOrder } from '#src/banking/orders/use-order.ts';

type Answer =
  | { readonly status: 'verified' | 'made' }
  | { readonly status: 'refused'; readonly step: 'verify' | 'confirm'; readonly error: BankError }
  /** It may have been done. The bank is only asked about it. */
  | { readonly status: 'unknown'; readonly error: BankError };

/** One order on screen. `confirm` verifies first where that is still due, and after an unknown outcome only asks. */
export function useInstructionOrder(order: InstructionOrder, onMade: () => void) {
  const { now, isBusy, send } = useOrder<Answer>();
  const made = useRef(onMade);
  const [isConfirming, setConfirming] = useState(false);
  const verify = useCallback(() => void send(() => verified(order)), [order, send]);

  // What the page knows of the accounts may have come since it was confirmed.
  useEffect(() => {
    made.current = onMade;
  }, [onMade]);

  async function confirm(): Promise<void> {
    setConfirming(true);
    await send(
      () => confirmed(order),
      ({ status }) => {
        if (status === 'made') made.current();
      },
    );
    setConfirming(false);
  }

  return {
    now,
    isBusy,
    /** A confirmation on its way cannot be taken back. */
    isConfirming,
    verify,
    confirm: () => void confirm(),
  };
}

async function verified(order: InstructionOrder): Promise<Answer> {
  const answer = await order.verify();
  return 'error' in answer ? { status: 'refused', step: 'verify', error: answer.error } : { status: 'verified' };
}

async function confirmed(order: InstructionOrder): Promise<Answer> {
  const ready = await verified(order);
  if (ready.status !== 'verified') return ready;
  const outcome = await order.confirmAgain();
  switch (outcome.outcome) {
    case 'made':
      return { status: 'made' };
    case 'refused':
    case 'not-made':
      return { status: 'refused', step: 'confirm', error: outcome.error };
    case 'unknown':
      return { status: 'unknown', error: outcome.error };
    default:
      return outcome satisfies never;
  }
}
