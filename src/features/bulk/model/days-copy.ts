import { laterDayText } from '#src/banking/paying/model/schedule.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { BulkDays } from '#src/rules/bulk-days.ts';
import { slashedDay } from '#src/ui/text/dates.ts';

/** `3, paid on 04/03/2026`. */
export function countOnDayText(count: number, day: CalendarDay): string {
  return count === 0 ? '0' : `${count.toLocaleString('en-GB')}, paid on ${slashedDay(day)}`;
}

/** What differs from the day that was chosen, before a file is confirmed. */
export function dayNotices(
  payOn: CalendarDay,
  { fasterOn, bacsSentOn, bacsOn }: BulkDays,
  bacsCount: number,
): string[] {
  return [
    ...(fasterOn === payOn ? [] : [laterDayText({ chosen: payOn, paidOn: fasterOn })]),
    ...(bacsCount === 0 || bacsSentOn === fasterOn
      ? []
      : [
          `The 3pm cut-off for BACS payments has passed. Those in this file will be sent on ${slashedDay(bacsSentOn)} and paid on ${slashedDay(bacsOn)}.`,
        ]),
  ];
}

/** Which the bank does not tell before they are sent; undefined where the file has none. */
export function bacsDayText({ bacsOn }: BulkDays, bacsCount: number, when: 'now' | 'done'): string | undefined {
  if (bacsCount === 0) return undefined;
  const payments = when === 'now' ? 'BACS payments authorised now' : 'BACS payments';
  return `${payments} will be paid on ${slashedDay(bacsOn)}.`;
}
