import { useEffect, useState } from 'react';
import { clock } from '#src/api/environment/bank-clock.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { type BulkDays, bulkDaysOf } from '#src/rules/bulk-days.ts';

/** The days on which a file is paid if it is authorised now. They move on with the cut-offs while the page is open. */
export function useBulkDays(payOn: CalendarDay): BulkDays {
  const [days, setDays] = useState(() => bulkDaysOf(payOn, clock.businessNow()));
  // Nothing else re-renders this as time passes.
  useEffect(() => {
    const timer = setInterval(() => {
      const next = bulkDaysOf(payOn, clock.businessNow());
      setDays((last) => (areEqual(last, next) ? last : next));
    }, 1_000);
    return () => clearInterval(timer);
  }, [payOn]);
  return days;
}

function areEqual(left: BulkDays, right: BulkDays): boolean {
  return left.fasterOn === right.fasterOn && left.bacsSentOn === right.bacsSentOn;
}
