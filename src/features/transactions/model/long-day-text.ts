import { type CalendarDay, weekdayOf } from '#src/kernel/calendar.ts';

const months = 'January February March April May June July August September October November December'.split(' ');

/** `1 January 2024`, as written in a sentence or on paper. */
export function longDayText(day: CalendarDay): string {
  const [year, month, ofMonth] = day.split('-');
  return `${Number(ofMonth)} ${months[Number(month) - 1]} ${year}`;
}

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** `Monday 1 January 2024`, above the transactions of a day. */
export function dayTitle(day: CalendarDay): string {
  return `${weekdays[weekdayOf(day)]} ${longDayText(day)}`;
}

/** `March 2026`, or `Mar` below a column. */
export function monthText(day: CalendarDay, length: 'long' | 'short'): string {
  const name = months[Number(day.slice(5, 7)) - 1] ?? '';
  return length === 'short' ? name.slice(0, 3) : `${name} ${day.slice(0, 4)}`;
}
