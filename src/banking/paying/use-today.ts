import { useEffect, useState } from 'react';
import { clock } from '#src/api/environment/bank-clock.ts';
import { type CalendarDay, londonDayOf } from '#src/kernel/calendar.ts';
import { dayAfterCutOff } from '#src/rules/late-payments.ts';

/** The bank's day; changes at midnight in London. */
export function useToday(): CalendarDay {
  return useDay(today);
}

/** The day that a payment made now is dated, once today's cut-off has passed. */
export function useDayAfterCutOff(): CalendarDay | undefined {
  return useDay(afterCutOff);
}

function afterCutOff(): CalendarDay | undefined {
  return dayAfterCutOff(clock.businessNow());
}

function useDay<Day>(dayNow: () => Day): Day {
  const [day, setDay] = useState(dayNow);
  // Nothing else re-renders this as time passes.
  useEffect(() => {
    const timer = setInterval(() => setDay(dayNow()), 1_000);
    return () => clearInterval(timer);
  }, [dayNow]);
  return day;
}

/** The bank's day at the last render, wherever the customer is. */
export function today(): CalendarDay {
  return londonDayOf(clock.businessNow());
}
