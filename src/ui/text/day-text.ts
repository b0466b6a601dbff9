import type { CalendarDay } from '#src/kernel/calendar.ts';

/** `31/12/2026`, the format for lists. */
export function dayText(day: CalendarDay): string {
  const [year, month, ofMonth] = day.split('-');
  return `${ofMonth}/${month}/${year}`;
}
