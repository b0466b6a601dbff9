import { type CalendarDay, instantInLondon, londonDayOf } from '#src/kernel/calendar.ts';
import { bacsCutOff } from '#src/kernel/facts/cut-offs.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { dayAfterCutOff } from './late-payments.ts';
import { isWorkingDay, nextWorkingDay, sameOrNextWorkingDay } from './working-days.ts';

/** When the payments of a bulk file are made. */
export interface BulkDays {
  readonly fasterOn: CalendarDay;
  readonly bacsSentOn: CalendarDay;
  /** Two working days after they are sent. */
  readonly bacsOn: CalendarDay;
}

/** The days of a file for `payOn` that is authorised now. The bank decides. */
export function bulkDaysOf(payOn: CalendarDay, now: Instant): BulkDays {
  const today = londonDayOf(now);
  const fasterOn = payOn > today ? sameOrNextWorkingDay(payOn) : (dayAfterCutOff(now) ?? sameOrNextWorkingDay(today));
  const bacsSentOn = fasterOn === today && isAfterBacsCutOff(now) ? nextWorkingDay(today) : fasterOn;
  return { fasterOn, bacsSentOn, bacsOn: nextWorkingDay(nextWorkingDay(bacsSentOn)) };
}

function isAfterBacsCutOff(now: Instant): boolean {
  const today = londonDayOf(now);
  return isWorkingDay(today) && now >= instantInLondon(today, bacsCutOff);
}
