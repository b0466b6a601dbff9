import { useEffect, useState } from 'react';
import { clock } from '#src/api/environment/bank-clock.ts';
import { epochMsOf, type Instant } from '#src/kernel/instant.ts';

const lookEveryMs = 1_000;

/** Whether the moment has passed, by the bank's clock. */
export function useIsPast(moment: Instant | undefined): boolean {
  const msLeft = moment === undefined ? 0 : epochMsOf(moment) - epochMsOf(clock.businessNow());
  const [, setCheckedAt] = useState(0);
  // Nothing else re-renders this as time passes, or when an answer tells that the bank's clock has gone ahead.
  useEffect(() => {
    if (msLeft <= 0) return;
    const timer = setTimeout(() => setCheckedAt(clock.wallNowMs()), Math.min(msLeft, lookEveryMs));
    return () => clearTimeout(timer);
  });
  return moment !== undefined && msLeft <= 0;
}
