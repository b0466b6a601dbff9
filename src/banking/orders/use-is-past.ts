import { useEffect, useState } from 'react';
import { clock } from '#src/api/environment/bank-clock.ts';
import { epochMsOf, type Instant } from '#src/kernel/instant.ts';

const lookEveryMs = 1_000;

/** Whether the moment has passed, by the bank's clock. */
export function useIsPast(moment: Instant | undefined): boolean {
  const isPast = moment !== undefined && msUntil(moment) <= 0;
  const [, setCheckedAt] = useState(0);
  // Nothing else re-renders this as time passes, or when an answer tells that the bank's clock has gone ahead.
  useEffect(() => {
    if (moment === undefined || isPast) return;
    let timer: ReturnType<typeof setTimeout>;
    function wait(until: Instant) {
      timer = setTimeout(
        () => {
          setCheckedAt(clock.wallNowMs());
          wait(until);
        },
        Math.min(Math.max(msUntil(until), 0), lookEveryMs),
      );
    }
    wait(moment);
    return () => clearTimeout(timer);
  }, [moment, isPast]);
  return isPast;
}

function msUntil(moment: Instant): number {
  return epochMsOf(moment) - epochMsOf(clock.businessNow());
}
