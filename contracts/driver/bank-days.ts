import { sameOrNextWorkingDay } from '#sandbox/bank/calendar/working-days.ts';
import { addDays, type CalendarDay, calendarDay } from '#src/kernel/calendar.ts';

/** Days for states to hand out, counted from the bank's today, so that a pact holds on any day. */
export function daysFrom(today: CalendarDay) {
  const startDay = sameOrNextWorkingDay(addDays(today, 14));
  return {
    today,
    /** First day of an instruction; a regular one ends on `endDay`. */
    startDay,
    endDay: addDays(startDay, 365),
    otherStartDay: sameOrNextWorkingDay(addDays(startDay, 1)),
    dayBeforeStart: addDays(startDay, -1),
    /** Too late for an instruction to begin. */
    tooLateDay: addDays(today, 91),
  } as const satisfies Readonly<Record<string, CalendarDay>>;
}

export type StateDay = keyof ReturnType<typeof daysFrom>;

/** The days in the consumer tests, where today is the day of the contract's examples. */
export const exampleDays = daysFrom(calendarDay('2026-03-02'));

/** A window of days counted back from today, both included. */
export interface DaysAgo {
  readonly from: number;
  readonly to: number;
}

/** `fromDay` and `toDay` for lists, the slashed days for files. */
export function windowFrom(today: CalendarDay, { from, to }: DaysAgo) {
  const [fromDay, toDay] = [addDays(today, -from), addDays(today, -to)];
  return { fromDay, toDay, fromSlashed: slashed(fromDay), toSlashed: slashed(toDay) };
}

export type WindowDay = keyof ReturnType<typeof windowFrom>;

/** The same window in the consumer tests. */
export function exampleWindow(daysAgo: DaysAgo) {
  return windowFrom(exampleDays.today, daysAgo);
}

function slashed(day: CalendarDay): string {
  return day.split('-').reverse().join('/');
}
