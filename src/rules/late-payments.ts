import { type CalendarDay, instantInLondon, londonDayOf } from '#src/kernel/calendar.ts';
import { sameDayCutOff } from '#src/kernel/facts/cut-offs.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { isWorkingDay, nextWorkingDay } from './working-days.ts';

/**
 * The day that a payment made now is dated, if the cut-off of a working day has passed; undefined before it, and on other days.
 * The bank decides, and warns before the payment is made.
 */
export function dayAfterCutOff(now: Instant): CalendarDay | undefined {
  const today = londonDayOf(now);
  const isLate = isWorkingDay(today) && now >= instantInLondon(today, sameDayCutOff);
  return isLate ? nextWorkingDay(today) : undefined;
}
