import { useEffect, useEffectEvent } from 'react';
import { delayAfter } from '#src/api/orders/ledger.ts';

interface BackOff {
  /** Names what the bank is to be asked for; undefined while nothing is due. The pause begins when it changes. */
  readonly due: string | undefined;
  /** How often the bank has been asked. */
  readonly looks: () => number;
  readonly ask: () => void;
}

/** While an outcome is unknown and nobody presses anything, the bank is asked at longer and longer intervals. */
export function useBackOff({ due, looks, ask }: BackOff): void {
  const pauseMs = useEffectEvent(() => delayAfter(looks()));
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (due === undefined) return;
    const timer = setTimeout(() => askNow(), pauseMs());
    return () => clearTimeout(timer);
  }, [due]);
}
