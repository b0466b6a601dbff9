import { sameOrNextWorkingDay } from '#sandbox/bank/calendar/working-days.ts';
import { addDays, type CalendarDay, calendarDay } from '#src/kernel/calendar.ts';

/** Days as states hand them out, counted from the bank's own today: a pact holds whatever day it is there. */
export function daysFrom(today: CalendarDay) {
  const startDay = sameOrNextWorkingDay(addDays(today, 14));
  return {
    today,
    /** On which an instruction begins, and ends where it is a regular one. */
    startDay,
    endDay: addDays(startDay, 365),
    otherStartDay: sameOrNextWorkingDay(addDays(startDay, 1)),
    dayBeforeStart: addDays(startDay, -1),
    /** No instruction may begin so late. */
    tooLateDay: addDays(today, 91),
  } as const satisfies Readonly<Record<string, CalendarDay>>;
}

export type StateDay = keyof ReturnType<typeof daysFrom>;

/** As they are in the consumer's tests, where it is the day of the contract's examples. */
export const exampleDays = daysFrom(calendarDay('2026-03-02'));

/** A window of days that a state speaks of, counted back from today, both included. */
export interface DaysAgo {
  readonly from: number;
  readonly to: number;
}

/** As calls for lists want them, and as those for files do. */
export function windowFrom(today: CalendarDay, { from, to }: DaysAgo) {
  const [fromDay, toDay] = [addDays(today, -from), addDays(today, -to)];
  return { fromDay, toDay, fromSlashed: slashed(fromDay), toSlashed: slashed(toDay) };
}

export type WindowDay = keyof ReturnType<typeof windowFrom>;

/** The same window in the consumer's tests. */
export function exampleWindow(daysAgo: DaysAgo) {
  return windowFrom(exampleDays.today, daysAgo);
}

function slashed(day: CalendarDay): string {
  return day.split('-').reverse().join('/');
}
