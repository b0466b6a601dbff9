import { useCallback, useState } from 'react';
import { useIsMounted } from '#src/ui/page/use-is-mounted.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

/**
 * What a page asks of the bank once: one act at a time, and nobody leaves unasked while it lasts. Its outcome is taken only
 * while the page is shown; that of an order which was left is told above every page.
 */
export function useAct() {
  const { isHeld, isClosed, close, open } = useLeaveGuard();
  const isMounted = useIsMounted();
  const [, fail] = useState();
  const act = useCallback(
    async <Outcome>(ask: () => Promise<Outcome>, take: (outcome: Outcome) => void): Promise<void> => {
      if (isClosed()) return;
      close();
      try {
        // The outcome may lead to another page.
        const outcome = await ask().finally(open);
        if (isMounted()) take(outcome);
      } catch (bug) {
        // Error boundaries only catch errors thrown while rendering.
        fail(() => {
          throw bug;
        });
      }
    },
    [isClosed, close, open, isMounted],
  );
  return { act, isActing: isClosed, isHeld };
}
