import type { LaterDay } from '#src/api/bulk/before-authorising.ts';
import type { Schedule } from '#src/api/payments/payment-order.ts';
import { addDays, type CalendarDay } from '#src/kernel/calendar.ts';
import { lastPayment } from '#src/rules/regular-payments.ts';
import { frequencyLabel } from '#src/rules/repeat-frequencies.ts';
import { isWorkingDay, sameOrNextWorkingDay } from '#src/rules/working-days.ts';
import { slashedDay } from '#src/ui/text/dates.ts';
import type { TypedDetails } from './typed-details.ts';

/** The day of the first or only payment; undefined until a later date is chosen. */
export function firstDay({ when, isRegular, laterDate }: TypedDetails, today: CalendarDay): CalendarDay | undefined {
  if (when === 'later') return laterDate;
  return isRegular ? addDays(today, 1) : today;
}

/** The schedule as the bank takes it. The details have been checked, so required dates are present. */
export function scheduleOf(details: TypedDetails, today: CalendarDay): Schedule {
  const { when, isRegular, frequencyCode, repeatUntil, endDate } = details;
  const startOn = firstDay(details, today) ?? today;
  if (isRegular) {
    const end = repeatUntil === 'endDate' && endDate !== undefined ? { endOn: endDate } : {};
    return { kind: 'regular', startOn, frequency: frequencyCode, ...end };
  }
  return when === 'later' ? { kind: 'later', on: startOn } : { kind: 'now' };
}

interface ScheduleLine {
  readonly label: 'Date' | 'Start date' | 'Frequency' | 'Until' | 'Last payment';
  readonly value: string;
}

/** When the money leaves, as the review and the receipt show it. */
export function scheduleLines(schedule: Schedule, today: CalendarDay): readonly ScheduleLine[] {
  switch (schedule.kind) {
    case 'now':
      return [{ label: 'Date', value: slashedDay(today) }];
    case 'later':
      return [{ label: 'Date', value: slashedDay(schedule.on) }];
    case 'regular':
      return [
        { label: 'Start date', value: slashedDay(schedule.startOn) },
        { label: 'Frequency', value: frequencyLabel(schedule.frequency) },
        { label: 'Until', value: schedule.endOn === undefined ? 'Until further notice' : slashedDay(schedule.endOn) },
        ...lastLines(schedule),
      ];
    default:
      return schedule satisfies never;
  }
}

function lastLines(schedule: Schedule): readonly ScheduleLine[] {
  const last = lastDay(schedule);
  return last === undefined ? [] : [{ label: 'Last payment', value: slashedDay(last) }];
}

/** The day of the last regular payment, if there is one and it is known. */
export function lastDay(schedule: Schedule): CalendarDay | undefined {
  if (schedule.kind !== 'regular' || schedule.endOn === undefined) return undefined;
  const last = lastPayment({ ...schedule, endOn: schedule.endOn });
  return last.outcome === 'on' ? last.day : undefined;
}

/** The day the payment is made, if it is not the chosen one. */
export function movedTo(schedule: Schedule): CalendarDay | undefined {
  if (schedule.kind === 'now') return undefined;
  const chosen = schedule.kind === 'later' ? schedule.on : schedule.startOn;
  return isWorkingDay(chosen) ? undefined : sameOrNextWorkingDay(chosen);
}

/** The warning before a bulk file is authorised that would be paid later than its sender chose. */
export function laterDayText({ chosen, paidOn }: LaterDay): string {
  const why = isWorkingDay(chosen)
    ? `The cut-off for payments on ${slashedDay(chosen)} has passed.`
    : `${slashedDay(chosen)} is not a working day.`;
  return `${why} The payments in this file will be dated ${slashedDay(paidOn)}.`;
}
