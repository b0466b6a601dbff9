import { useEffect, useState } from 'react';
import type { Instant } from '#src/kernel/instant.ts';
import { momentAfter } from './bank-time.ts';
import { usePanel } from './panel-context.tsx';

/** The bank's time as last reported, plus the time elapsed since while it ticks. */
export function useBankNow(): Instant {
  const { state, readAtMs } = usePanel();
  const { clock } = state;
  const [passedMs, setPassedMs] = useState(0);

  // A ticking clock needs a timer to redraw.
  useEffect(() => {
    setPassedMs(0);
    if (clock.frozen) return;
    const ticking = setInterval(() => setPassedMs(performance.now() - readAtMs), 1000);
    return () => clearInterval(ticking);
  }, [clock.frozen, readAtMs]);

  return clock.frozen ? clock.now : momentAfter(clock.now, passedMs);
}
