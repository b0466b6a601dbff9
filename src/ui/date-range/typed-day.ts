import { type CalendarDay, parseCalendarDay } from '#src/kernel/calendar.ts';

const written = /^\s*(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{2}|\d{4})\s*$/;

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
