import type { LaterDay } from '#src/api/bulk/before-authorising.ts';
import { isWorkingDay } from '#src/rules/working-days.ts';
import { dayText } from '#src/ui/text/dates.ts';

/** The warning before a bulk file is authorised that would be paid later than its sender chose. */
export function laterDayText({ chosen, paidOn }: LaterDay): string {
  const why = isWorkingDay(chosen)
    ? `The cut-off for payments on ${dayText(chosen)} has passed.`
    : `${dayText(chosen)} is not a working day.`;
  return `${why} The payments in this file will be dated ${dayText(paidOn)}.`;
}
