import { addDays, type CalendarDay, weekdayOf } from '#src/kernel/calendar.ts';
import { isEnglandHoliday, isWeekend } from './england-holidays.ts';

export function isWorkingDay(day: CalendarDay): boolean {
  const weekday = weekdayOf(day);
  if (isWeekend(weekday)) return false;
  const [year, month, dayOfMonth] = day.split('-').map(Number) as [number, number, number];
  return !isEnglandHoliday(year, month, dayOfMonth, weekday);
}

export function sameOrNextWorkingDay(day: CalendarDay): CalendarDay {
  let done = day;
  while (!isWorkingDay(done)) done = addDays(done, 1);
  return done;
}
