import { formatInTimeZone } from 'date-fns-tz';
import { type CalendarDay, londonDayOf } from '#src/kernel/calendar.ts';
import { bankTimeZone, type Instant } from '#src/kernel/instant.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `02/03/2026` */
export function slashedDay(day: CalendarDay): string {
  return `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
}

/** `2 March 2026` */
export function longDay(day: CalendarDay): string {
  return `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
}

/** `2 March 2026 at 09:30` */
export function longMoment(at: Instant): string {
  return `${longDay(londonDayOf(at))} at ${formatInTimeZone(at, bankTimeZone, 'HH:mm')}`;
}
