import { statementFloor } from '#src/api/statements/statement.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';

/** From the bank's current year back to the first with statements, newest first. */
export function statementYears(today: CalendarDay): readonly number[] {
  const thisYear = yearOf(today);
  return Array.from({ length: Math.max(1, thisYear - yearOf(statementFloor) + 1) }, (_, back) => thisYear - back);
}

function yearOf(day: CalendarDay): number {
  return Number(day.slice(0, 4));
}
