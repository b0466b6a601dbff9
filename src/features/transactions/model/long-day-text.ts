import type { CalendarDay } from '#src/kernel/calendar.ts';

const months = 'January February March April May June July August September October November December'.split(' ');

/** `1 January 2024`, as written in a sentence or on paper. */
export function longDayText(day: CalendarDay): string {
  const [year, month, ofMonth] = day.split('-');
  return `${Number(ofMonth)} ${months[Number(month) - 1]} ${year}`;
}
