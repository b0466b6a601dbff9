import { type CalendarDay, parseCalendarDay, weekdayOf } from '#src/kernel/calendar.ts';
import type { DateRange } from './date-range.ts';

const months = 'January February March April May June July August September October November December'.split(' ');
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

const written = /^\s*(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{2}|\d{4})\s*$/;

/** `24/12/26`. */
export function shortDay(day: CalendarDay): string {
  const { year, month, date } = partsOf(day);
  return `${date}/${month}/${year.slice(2)}`;
}

/**
 * Reads `24/12/26`, also with points, hyphens or spaces, without leading zeros, or with a four-digit year. Two-digit
 * years 00 to 69 are this century. Undefined for anything else, including impossible dates.
 */
export function parseShortDay(text: string): CalendarDay | undefined {
  const read = written.exec(text);
  if (read === null) return undefined;
  const [, date = '', month = '', typedYear = ''] = read;
  const century = Number(typedYear) < 70 ? '20' : '19';
  const year = typedYear.length === 2 ? `${century}${typedYear}` : typedYear;
  return parseCalendarDay(`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`);
}

/** Why typed text is not a date: no such day, or not a date at all. */
export function unreadDay(text: string): string {
  const isWritten = written.test(text) || /^\s*\d{4}-\d{2}-\d{2}\s*$/.test(text);
  return isWritten ? `The date ${text.trim()} does not exist.` : `“${text.trim()}” is not a date.`;
}

/** `1st Jan 2024`. */
export function longDay(day: CalendarDay): string {
  const { year, month, date } = partsOf(day);
  return `${ordinal(Number(date))} ${monthName(month).slice(0, 3)} ${year}`;
}

/** `Thursday 24 December 2026`, for screen readers. */
export function spokenDay(day: CalendarDay): string {
  return `${weekdays[weekdayOf(day)]} ${Number(partsOf(day).date)} ${monthText(day)}`;
}

/** `December 2026`. */
export function monthText(day: CalendarDay): string {
  const { year, month } = partsOf(day);
  return `${monthName(month)} ${year}`;
}

/** `1st Jan 2024 - 3rd Feb 2024`. */
export function rangeText({ from, to }: DateRange): string {
  return `${longDay(from)} - ${longDay(to)}`;
}

function monthName(month: string): string {
  return months[Number(month) - 1] ?? '';
}

function ordinal(date: number): string {
  if (date > 10 && date < 14) return `${date}th`;
  return `${date}${['th', 'st', 'nd', 'rd'][date % 10] ?? 'th'}`;
}

function partsOf(day: CalendarDay) {
  const [year = '', month = '', date = ''] = day.split('-');
  return { year, month, date };
}
