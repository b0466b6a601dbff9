import type { CalendarDay } from '#src/kernel/calendar.ts';
import { bankTimeZone, type Instant } from '#src/kernel/instant.ts';

// How days and moments are written, everywhere: as `dayText` does, but where the specification fixes another format. Which are
// fixed, and where, is in the README of the app. The formats are the browser's own, because pages without a session load no
// date library.

/** Moments are written in London time. */
type When = CalendarDay | Instant;

interface Period {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

const weekday = format({ weekday: 'long' });
const dayOfMonth = format({ day: 'numeric' });
const month = format({ month: 'long' });
const year = format({ year: 'numeric' });
const slashed = format({ day: '2-digit', month: '2-digit', year: 'numeric' });

/** `1 January 2026`. */
export const dayText = format({ day: 'numeric', month: 'long', year: 'numeric' });

/** `Thursday 1 January 2026`, as a heading and in a calendar. */
export function weekdayText(when: When): string {
  return `${weekday(when)} ${dayText(when)}`;
}

/** `1 January 2026 to 3 February 2026`. */
export function periodText({ from, to }: Period): string {
  return `${dayText(from)} to ${dayText(to)}`;
}

/** `14:05`. */
export const timeText = format({ hour: '2-digit', minute: '2-digit' });

/** `14:05:30`, where the customer waits for it. */
export const secondText = format({ timeStyle: 'medium' });

/** `14:05 on 1 January 2026`, in a sentence. */
export function momentText(at: Instant): string {
  return `${timeText(at)} on ${dayText(at)}`;
}

/** `14:05 on Thursday 1 January 2026`. */
export function weekdayMomentText(at: Instant): string {
  return `${timeText(at)} on ${weekdayText(at)}`;
}

/** `1 January 2026 at 14:05`, above a message or on paper. */
export function stampText(at: Instant): string {
  return `${dayText(at)} at ${timeText(at)}`;
}

/** `January 2026`. */
export const monthText = format({ month: 'long', year: 'numeric' });

/** `Jan`, below a column. */
export function shortMonth(day: CalendarDay): string {
  return month(day).slice(0, 3);
}

/** `1 Jan`, on an axis and where there is no room for more. */
export const briefDay = format({ day: 'numeric', month: 'short' });

/** `1 Jan 2026`, on an axis that needs the year. */
export const briefDayAndYear = format({ day: 'numeric', month: 'short', year: 'numeric' });

/** `01/01/2026`: rows of lists, receipts, authorisations and all of payments. */
export function slashedDay(when: When): string {
  return isDay(when) ? when.split('-').reverse().join('/') : slashed(when);
}

/** `01/01/2026 14:05`, in the same places. */
export function slashedMoment(at: Instant): string {
  return `${slashedDay(at)} ${timeText(at)}`;
}

/** `01/01/26`: the fields of the date picker, and what is wrong with them. */
export function fieldDay(day: CalendarDay): string {
  const [inYear = '', inMonth, date] = day.split('-');
  return `${date}/${inMonth}/${inYear.slice(2)}`;
}

/** `1st`, below the month of a column. */
export function ordinalDay(day: CalendarDay): string {
  return ordinal(Number(dayOfMonth(day)));
}

/** `1st Jan 2026`: the date picker. */
export function pickedDay(day: CalendarDay): string {
  return `${ordinalDay(day)} ${shortMonth(day)} ${year(day)}`;
}

/** `1st Jan 2026 - 3rd Feb 2026`: the range that the date picker has. */
export function pickedRange({ from, to }: Period): string {
  return `${pickedDay(from)} - ${pickedDay(to)}`;
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
