import { clock } from '#src/api/environment/bank-clock.ts';
import { type CalendarDay, londonDayOf } from '#src/kernel/calendar.ts';

/** The bank's day at the last render, wherever the customer is. */
export function today(): CalendarDay {
  return londonDayOf(clock.businessNow());
}
