// One function a file: the libraries' front doors load hundreds of modules where nothing bundles them, as in Node.
import { addDays as addDaysTo } from 'date-fns/addDays';
import { addMonths as addMonthsTo } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { format } from 'date-fns/format';
import { getDay } from 'date-fns/getDay';
import { formatInTimeZone } from 'date-fns-tz/formatInTimeZone';
import { fromZonedTime } from 'date-fns-tz/fromZonedTime';
import type { Brand } from './ids.ts';
import { bankTimeZone, type Instant } from './instant.ts';

/** A day in the calendar, `2026-03-02`: a value date, the day a standing order runs. It has no time and no zone. */
export type CalendarDay = Brand<string, 'CalendarDay'>;

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Reads `YYYY-MM-DD`; undefined for anything else, impossible days such as 31 February included. */
export function parseCalendarDay(text: string): CalendarDay | undefined {
  if (!dayPattern.test(text)) return undefined;
  const read = noonOf(text);
  return !Number.isNaN(read.getTime()) && dayText(read) === text ? (text as CalendarDay) : undefined;
}

/** @throws RangeError for text that is not a day; for days written in code. */
export function calendarDay(text: string): CalendarDay {
  const day = parseCalendarDay(text);
  if (day === undefined) throw new RangeError(`Not a calendar day: ${text}`);
  return day;
}

/** The day it is in London at that moment, summer time included. */
export function londonDayOf(instant: Instant): CalendarDay {
  return formatInTimeZone(instant, bankTimeZone, 'yyyy-MM-dd') as CalendarDay;
}

/** The moment at which London's clocks show that time on that day. `time` is `HH:mm` or `HH:mm:ss`. */
export function instantInLondon(day: CalendarDay, time: string): Instant {
  return fromZonedTime(`${day}T${time}`, bankTimeZone).toISOString() as Instant;
}

export function addDays(day: CalendarDay, count: number): CalendarDay {
  return dayText(addDaysTo(noonOf(day), count));
}

/** Same day of a later (or, with a negative count, earlier) month; the last day where that month is shorter. */
export function addMonths(day: CalendarDay, count: number): CalendarDay {
  return dayText(addMonthsTo(noonOf(day), count));
}

/** Days from `from` to `to`, negative when `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return differenceInCalendarDays(noonOf(to), noonOf(from));
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: CalendarDay): number {
  return getDay(noonOf(day));
}

/** Noon, device time: far enough from either midnight that no change of clocks can move the date. */
function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00`);
}

function dayText(date: Date): CalendarDay {
  return format(date, 'yyyy-MM-dd') as CalendarDay;
}
