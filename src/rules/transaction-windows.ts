import { addDays, type CalendarDay, calendarDay } from '#src/kernel/calendar.ts';

/** The bank's online records begin here. */
export const transactionFloor = calendarDay('2016-01-01');

/** An opening date, never before online records begin. */
export function flooredOpening(day: CalendarDay): CalendarDay {
  return day < transactionFloor ? transactionFloor : day;
}

/** Days of transactions per request, as a list goes back in time. */
export interface WindowPlan {
  readonly firstDays: number;
  readonly nextDays: number;
}

export interface TransactionWindow {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

const halfYears: WindowPlan = { firstDays: 180, nextDays: 180 };
const monthThenYears: WindowPlan = { firstDays: 30, nextDays: 365 };

const plans = {
  CA: halfYears,
  RA: halfYears,
  IA: halfYears,
  NT: halfYears,
  LN: monthThenYears,
  TD: monthThenYears,
  MO: { firstDays: 730, nextDays: 730 },
} as const satisfies Record<string, WindowPlan>;

export function windowPlanOf(kind: keyof typeof plans): WindowPlan {
  return plans[kind];
}

/**
 * The window ending on `newest`, cut at `oldest`. The next window ends the day before it begins. `newest` must not be
 * before `oldest`.
 */
export function windowEndingOn(
  { firstDays, nextDays }: WindowPlan,
  newest: CalendarDay,
  isFirst: boolean,
  oldest: CalendarDay,
): TransactionWindow {
  const from = addDays(newest, 1 - (isFirst ? firstDays : nextDays));
  return { from: from < oldest ? oldest : from, to: newest };
}
