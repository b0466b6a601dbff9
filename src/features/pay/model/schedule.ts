import type { Schedule } from '#src/api/payments/payment-order.ts';
import { addDays, type CalendarDay } from '#src/kernel/calendar.ts';
import { lastPayment } from '#src/rules/regular-payments.ts';
import { frequencyLabel } from '#src/rules/repeat-frequencies.ts';
import { isWorkingDay, sameOrNextWorkingDay } from '#src/rules/working-days.ts';
import { dayText } from '#src/ui/text/day-text.ts';
import type { TypedDetails } from './payment-draft.ts';

/** The day of the first payment, or of the only one; undefined while a later one is not chosen. */
export function firstDay({ when, isRegular, laterDate }: TypedDetails, today: CalendarDay): CalendarDay | undefined {
  if (when === 'later') return laterDate;
  return isRegular ? addDays(today, 1) : today;
}

/** What the details ask of the bank. Details that lack a date they need are never asked for: they were checked before. */
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

/** When the money goes, line by line, as the review and the receipt have it. */
export function scheduleLines(schedule: Schedule, today: CalendarDay): readonly ScheduleLine[] {
  switch (schedule.kind) {
    case 'now':
      return [{ label: 'Date', value: dayText(today) }];
    case 'later':
      return [{ label: 'Date', value: dayText(schedule.on) }];
    case 'regular':
      return [
        { label: 'Start date', value: dayText(schedule.startOn) },
        { label: 'Frequency', value: frequencyLabel(schedule.frequency) },
        { label: 'Until', value: schedule.endOn === undefined ? 'Until further notice' : dayText(schedule.endOn) },
        ...lastLines(schedule),
      ];
    default:
      return schedule satisfies never;
  }
}

function lastLines(schedule: Schedule): readonly ScheduleLine[] {
  const last = lastDay(schedule);
  return last === undefined ? [] : [{ label: 'Last payment', value: dayText(last) }];
}

/** The day of the last regular payment, where there is one and it is known. */
export function lastDay(schedule: Schedule): CalendarDay | undefined {
  if (schedule.kind !== 'regular' || schedule.endOn === undefined) return undefined;
  const last = lastPayment({ ...schedule, endOn: schedule.endOn });
  return last.outcome === 'on' ? last.day : undefined;
}

/** The day it is made on, where that is another than the one chosen. */
export function movedTo(schedule: Schedule): CalendarDay | undefined {
  if (schedule.kind === 'now') return undefined;
  const chosen = schedule.kind === 'later' ? schedule.on : schedule.startOn;
  return isWorkingDay(chosen) ? undefined : sameOrNextWorkingDay(chosen);
}
