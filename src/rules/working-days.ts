import { addDays, type CalendarDay, weekdayOf } from '#src/kernel/calendar.ts';
import { englandHolidays } from '#src/kernel/facts/england-holidays.ts';

const [sunday, saturday] = [0, 6];

/** The end of the last year whose holidays are known: of later days nobody can say whether they are days off. */
export const holidaysKnownUntil = `${Math.max(...Array.from(englandHolidays, (day) => Number(day.slice(0, 4))))}-12-31`;

/** Whether the banks of England do business that day. */
export function isWorkingDay(day: CalendarDay): boolean {
  const weekday = weekdayOf(day);
  return weekday !== sunday && weekday !== saturday && !englandHolidays.has(day);
}

/** The day itself, or the first working day after it: payments that fall on a day off are made then. */
export function sameOrNextWorkingDay(day: CalendarDay): CalendarDay {
  let done = day;
  while (!isWorkingDay(done)) done = addDays(done, 1);
  return done;
}

/** The first working day after that one. */
export function nextWorkingDay(day: CalendarDay): CalendarDay {
  return sameOrNextWorkingDay(addDays(day, 1));
}
