import type { CalendarDay } from '#src/kernel/calendar.ts';
import { bankTimeZone, type Instant } from '#src/kernel/instant.ts';

// How days and moments are written, everywhere. The formats are the browser's own, because pages without a session load
// no date library.

/** Moments are written in London time. */
type When = CalendarDay | Instant;

const slashed = format({ day: '2-digit', month: '2-digit', year: 'numeric' });
const dayOfMonth = format({ day: 'numeric' });
const dayAndMonth = format({ day: 'numeric', month: 'long' });
const weekday = format({ weekday: 'long' });
const month = format({ month: 'long' });
const year = format({ year: 'numeric' });

/** `31/12/2026`, the format for lists. */
export function dayText(when: When): string {
  return isDay(when) ? when.split('-').reverse().join('/') : slashed(when);
}

/** `24/12/26`, as fields for dates write and read it. */
export function shortDay(day: CalendarDay): string {
  const [inYear = '', inMonth, date] = day.split('-');
  return `${date}/${inMonth}/${inYear.slice(2)}`;
}

/** `1 January 2024`, as written in a sentence or on paper. */
export const longDay = format({ day: 'numeric', month: 'long', year: 'numeric' });

/** `1st Jan 2024`. */
export function ordinalDay(day: CalendarDay): string {
  return `${ordinal(Number(dayOfMonth(day)))} ${shortMonth(day)} ${year(day)}`;
}

/** `Thursday 24 December 2026`. */
export function fullDay(day: CalendarDay): string {
  return `${weekday(day)} ${longDay(day)}`;
}

/** `16 Mar`, on an axis. */
export const axisDay = format({ day: 'numeric', month: 'short' });

/** `1st Jan 2024 - 3rd Feb 2024`. */
export function rangeText({ from, to }: { readonly from: CalendarDay; readonly to: CalendarDay }): string {
  return `${ordinalDay(from)} - ${ordinalDay(to)}`;
}

/** `December 2026`. */
export const monthText = format({ month: 'long', year: 'numeric' });

/** `Dec`, below a column. */
export function shortMonth(day: CalendarDay): string {
  return month(day).slice(0, 3);
}

/** `14:05`. */
export const timeText = format({ hour: '2-digit', minute: '2-digit' });

/** `14:05:30`, where the customer waits for it. */
export const secondText = format({ timeStyle: 'medium' });

/** `02/03/2026 09:31`, for lists. */
export function dayAndTime(at: Instant): string {
  return `${dayText(at)} ${timeText(at)}`;
}

/** `14:05 on 2 March`. */
export function momentText(at: Instant): string {
  return `${timeText(at)} on ${dayAndMonth(at)}`;
}

/** `10:42 on Friday 20 November`. */
export function fullMoment(at: Instant): string {
  return `${timeText(at)} on ${weekday(at)} ${dayAndMonth(at)}`;
}

function format(options: Intl.DateTimeFormatOptions): (when: When) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (when) => {
    made ??= new Intl.DateTimeFormat('en-GB', { ...options, timeZone: bankTimeZone });
    return made.format(Date.parse(isDay(when) ? `${when}T12:00Z` : when));
  };
}

function isDay(when: When): when is CalendarDay {
  return when.length === '2026-03-02'.length;
}

function ordinal(date: number): string {
  if (date > 10 && date < 14) return `${date}th`;
  return `${date}${['th', 'st', 'nd', 'rd'][date % 10] ?? 'th'}`;
}
