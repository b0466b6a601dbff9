import { addMonths, londonDayOf } from '#src/kernel/calendar.ts';
import { bankTimeZone, epochMsOf, type Instant, instantFromMs } from '#src/kernel/instant.ts';

const longForm = new Intl.DateTimeFormat('en-GB', {
  timeZone: bankTimeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const shortForm = new Intl.DateTimeFormat('en-GB', {
  timeZone: bankTimeZone,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const timeForm = new Intl.DateTimeFormat('en-GB', {
  timeZone: bankTimeZone,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

export function momentAfter(instant: Instant, ms: number): Instant {
  return instantFromMs(epochMsOf(instant) + Math.max(0, Math.floor(ms)));
}

/** `Monday 2 March 2026` */
export function londonDateText(instant: Instant): string {
  return longForm.format(epochMsOf(instant)).replace(',', '');
}

/** `Mon 2 Mar 2026` */
export function londonDayText(instant: Instant): string {
  return shortForm.format(epochMsOf(instant)).replace(',', '').replace('Sept', 'Sep');
}

/** `10:15` */
export function londonMinuteText(instant: Instant): string {
  return londonTimeText(instant).slice(0, 5);
}

export function startOfMinute(instant: Instant): Instant {
  const minuteMs = 60_000;
  return instantFromMs(Math.floor(epochMsOf(instant) / minuteMs) * minuteMs);
}

/** `10:15:32` */
export function londonTimeText(instant: Instant): string {
  return timeForm.format(epochMsOf(instant));
}

/** `2026-03-02T10:15` in London, for a date and time field and the clock verb. */
export function londonLocal(instant: Instant): string {
  return `${londonDayOf(instant)}T${londonMinuteText(instant)}`;
}

/** The same London time on the same date of the next month, or on its last day when shorter. */
export function oneMonthLater(instant: Instant): string {
  return `${addMonths(londonDayOf(instant), 1)}T${londonMinuteText(instant)}`;
}
