import { addDays, type CalendarDay, weekdayOf } from '#src/kernel/calendar.ts';
import { englandHolidays } from '#src/kernel/facts/england-holidays.ts';

const [sunday, saturday] = [0, 6];

/** Bank holidays are known until the end of this year. */
export const holidaysKnownUntil = `${Math.max(...Array.from(englandHolidays, (day) => Number(day.slice(0, 4))))}-12-31`;

export function isWorkingDay(day: CalendarDay): boolean {
  const weekday = weekdayOf(day);
  return weekday !== sunday && weekday !== saturday && !englandHolidays.has(day);
}

/** The day itself, or the next working day. Payments due on a non-working day are made then. */
export function sameOrNextWorkingDay(day: CalendarDay): CalendarDay {
  let done = day;
  while (!isWorkingDay(done)) done = addDays(done, 1);
  return done;
}

/** The first working day after `day`. */
export function nextWorkingDay(day: CalendarDay): CalendarDay {
  return sameOrNextWorkingDay(addDays(day, 1));
}
