import { formatInTimeZone } from 'date-fns-tz';
import { isEnglandHoliday, isWeekend } from '#sandbox/bank/calendar/england-holidays.ts';
import {
  addDays,
  addMonths,
  type CalendarDay,
  calendarDay,
  instantInLondon,
  londonDayOf,
  parseCalendarDay,
  weekdayOf,
} from '#src/kernel/calendar.ts';
import { bankTimeZone, epochMsOf, type Instant } from '#src/kernel/instant.ts';

/** London time as a link writes it: `2026-03-02T10:15`. */
export function momentTextOf(instant: Instant): string {
  return formatInTimeZone(instant, bankTimeZone, "yyyy-MM-dd'T'HH:mm");
}

/** Each is the next such moment from a given day on, that day included. */
export const namedMoments = [
  'before-cut-off',
  'after-cut-off',
  'weekend',
  'bank-holiday',
  'month-end',
  'new-month',
  'clocks-forward',
  'clocks-back',
] as const;
export type NamedMoment = (typeof namedMoments)[number];

export const allowedMoments: readonly string[] = ['YYYY-MM-DDTHH:mm', ...namedMoments];

const localTime = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)$/;

export function isMomentText(text: string): boolean {
  const day = localTime.exec(text)?.[1];
  return day === undefined ? isNamed(text) : parseCalendarDay(day) !== undefined;
}

/** For a bank that opens on that London day, passed or not. @throws RangeError for an invalid text. */
export function momentOf(text: string, today: CalendarDay): Instant {
  if (isNamed(text)) return namedMoment(text, today);
  const [, day = '', hours, minutes] = localTime.exec(text) ?? [];
  return instantInLondon(calendarDay(day), `${hours}:${minutes}`);
}

/**
 * The moment for a clock that shows `now` and cannot go back: a named one that has passed today is the next of its
 * kind. @throws RangeError for an invalid text.
 */
export function momentAhead(text: string, now: Instant): Instant {
  const today = londonDayOf(now);
  const moment = momentOf(text, today);
  return isNamed(text) && epochMsOf(moment) < epochMsOf(now) ? momentOf(text, addDays(today, 1)) : moment;
}

/** Cut-off moments are five minutes either side of the same-day cut-off, 17:00 (assumed). */
function namedMoment(moment: NamedMoment, today: CalendarDay): Instant {
  switch (moment) {
    case 'before-cut-off':
      return instantInLondon(nextDay(today, isWorkingDay), '16:55');
    case 'after-cut-off':
      return instantInLondon(nextDay(today, isWorkingDay), '17:05');
    case 'weekend':
      return instantInLondon(
        nextDay(today, (day) => isWeekend(weekdayOf(day))),
        '11:00',
      );
    case 'bank-holiday':
      return instantInLondon(nextDay(today, isHoliday), '11:00');
    case 'month-end':
      return instantInLondon(addDays(firstOfNextMonth(today), -1), '10:00');
    // Past the bank's own work of that morning: interest, statements, instalments.
    case 'new-month':
      return instantInLondon(today.endsWith('-01') ? today : firstOfNextMonth(today), '10:00');
    // Spring skips the hour after 00:59; autumn repeats the hour from 01:00.
    case 'clocks-forward':
      return instantInLondon(
        nextDay(today, (day) => isLastSundayOf(day, '03')),
        '00:55',
      );
    case 'clocks-back':
      return instantInLondon(
        nextDay(today, (day) => isLastSundayOf(day, '10')),
        '00:55',
      );
    default:
      return moment satisfies never;
  }
}

function nextDay(from: CalendarDay, isIt: (day: CalendarDay) => boolean): CalendarDay {
  let day = from;
  while (!isIt(day)) day = addDays(day, 1);
  return day;
}

function isWorkingDay(day: CalendarDay): boolean {
  return !isWeekend(weekdayOf(day)) && !isHoliday(day);
}

function isHoliday(day: CalendarDay): boolean {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  return isEnglandHoliday(year, month, dayOfMonth, weekdayOf(day));
}

function isLastSundayOf(day: CalendarDay, month: string): boolean {
  return day.slice(5, 7) === month && weekdayOf(day) === 0 && addDays(day, 7).slice(5, 7) !== month;
}

function firstOfNextMonth(day: CalendarDay): CalendarDay {
  return addMonths(calendarDay(`${day.slice(0, 7)}-01`), 1);
}

function isNamed(text: string): text is NamedMoment {
  return (namedMoments as readonly string[]).includes(text);
}
