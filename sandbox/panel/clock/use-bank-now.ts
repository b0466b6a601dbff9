import { useEffect, useState } from 'react';
import type { SandboxSummary } from '#sandbox/control/control.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { momentAfter } from './bank-time.ts';

/** The bank's now: the moment it last told and, while it ticks, what has passed since. */
export function useBankNow({ clock }: SandboxSummary, readAtMs: number): Instant {
  const [passedMs, setPassedMs] = useState(0);

  // A ticking clock is shown ticking; nothing but time itself tells the page that a second is over.
  useEffect(() => {
    setPassedMs(0);
    if (clock.frozen) return;
    const ticking = setInterval(() => setPassedMs(performance.now() - readAtMs), 1000);
    return () => clearInterval(ticking);
  }, [clock.frozen, readAtMs]);

  return clock.frozen ? clock.now : momentAfter(clock.now, passedMs);
}
