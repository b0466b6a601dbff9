import { clock } from '#src/api/wire/clock.ts';
import { type CalendarDay, londonDayOf } from '#src/kernel/calendar.ts';

/** The bank's day, wherever the customer is: as of the last drawing. */
export function today(): CalendarDay {
  return londonDayOf(clock.businessNow());
}
