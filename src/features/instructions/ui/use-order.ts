import { useCallback, useEffect, useRef, useState } from 'react';
import type { InstructionOrder } from '#src/api/instructions/instruction-orders.ts';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { useIsMounted } from '#src/ui/page/use-is-mounted.ts';

export type OrderNow =
  | { readonly status: 'ready' | 'verifying' | 'verified' | 'confirming' | 'done' }
  | { readonly status: 'refused'; readonly step: 'verify' | 'confirm'; readonly error: BankError }
  /** It may have been done. The bank is only asked about it. */
  | { readonly status: 'unknown'; readonly error: BankError };

/** One order on screen. `confirm` verifies first where that is still due, and after an unknown outcome only asks. */
export function useOrder(order: InstructionOrder, onDone: () => void) {
  const [now, setNow] = useState<OrderNow>({ status: 'ready' });
  const isMounted = useIsMounted();
  const done = useRef(onDone);

  useEffect(() => {
    done.current = onDone;
  }, [onDone]);

  const show = useCallback(
    (next: OrderNow) => {
      if (isMounted()) setNow(next);
    },
    [isMounted],
  );

  const verify = useCallback(async (): Promise<boolean> => {
    show({ status: 'verifying' });
    const answer = await order.verify();
    show('error' in answer ? { status: 'refused', step: 'verify', error: answer.error } : { status: 'verified' });
    return !('error' in answer);
  }, [order, show]);

  const confirm = useCallback(async (): Promise<void> => {
    if (!(await verify())) return;
    show({ status: 'confirming' });
    const outcome = await order.confirmAgain();
    switch (outcome.outcome) {
      case 'made':
        show({ status: 'done' });
        if (isMounted()) done.current();
        return;
      case 'refused':
      case 'not-made':
        return show({ status: 'refused', step: 'confirm', error: outcome.error });
      case 'unknown':
        return show({ status: 'unknown', error: outcome.error });
      default:
        outcome satisfies never;
    }
  }, [order, show, verify, isMounted]);

  return { now, verify, confirm };
}
