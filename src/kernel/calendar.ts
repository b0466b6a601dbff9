// One import per function: unbundled, as in Node, the library's index loads hundreds of modules.
import { addDays as addDaysTo } from 'date-fns/addDays';
import { addMonths as addMonthsTo } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { getDay } from 'date-fns/getDay';
import { lightFormat } from 'date-fns/lightFormat';
import { fromZonedTime } from 'date-fns-tz/fromZonedTime';
import type { Brand } from './ids.ts';
import { bankTimeZone, type Instant } from './instant.ts';
import { remembering } from './remembering.ts';

/** A calendar day, `2026-03-02`, without time or zone. */
export type CalendarDay = Brand<string, 'CalendarDay'>;

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Reads `YYYY-MM-DD`; undefined for anything else, including impossible days. */
export function parseCalendarDay(text: string): CalendarDay | undefined {
  if (!dayPattern.test(text)) return undefined;
  const read = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text) ? (text as CalendarDay) : undefined;
}

/** For days in code. @throws RangeError for text that is not a day. */
export function calendarDay(text: string): CalendarDay {
  const day = parseCalendarDay(text);
  if (day === undefined) throw new RangeError(`Not a calendar day: ${text}`);
  return day;
}

export function londonDayOf(instant: Instant): CalendarDay {
  return londonDayOfHour(instant.slice(0, '2026-03-02T09'.length));
}

const inLondon = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeZone: bankTimeZone });

/** By the hour, because asking Intl is slow, and London's clocks differ from UTC by whole hours. */
const londonDayOfHour = remembering(1000, (hour: string) => {
  const slashed = inLondon.format(Date.parse(`${hour}:00:00Z`));
  return slashed.split('/').reverse().join('-') as CalendarDay;
});

/** When London's clocks show `time` (`HH:mm` or `HH:mm:ss`) on that day. */
export function instantInLondon(day: CalendarDay, time: string): Instant {
  return fromZonedTime(`${day}T${time}`, bankTimeZone).toISOString() as Instant;
}

export function addDays(day: CalendarDay, count: number): CalendarDay {
  return dayText(addDaysTo(noonOf(day), count));
}

/** The same day in another month, or that month's last day if it is shorter. */
export function addMonths(day: CalendarDay, count: number): CalendarDay {
  return dayText(addMonthsTo(noonOf(day), count));
}

export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return differenceInCalendarDays(noonOf(to), noonOf(from));
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: CalendarDay): number {
  return getDay(noonOf(day));
}

/** Device-local noon, so that clock changes cannot move the date. */
function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00`);
}

function dayText(date: Date): CalendarDay {
  return lightFormat(date, 'yyyy-MM-dd') as CalendarDay;
}
