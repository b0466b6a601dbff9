import { addDays, type CalendarDay, calendarDay } from '#src/kernel/calendar.ts';

/** Looked back to where the bank gives no opening date: its records online begin here. */
export const transactionFloor = calendarDay('2016-01-01');

/** The day from which a demand deposit account counts as open: never before there are records of it. */
export function flooredOpening(day: CalendarDay): CalendarDay {
  return day < transactionFloor ? transactionFloor : day;
}

/** How many days of transactions are asked for at once, as a list steps back in time. */
export interface WindowPlan {
  readonly firstDays: number;
  readonly nextDays: number;
}

/** Whole days, the first and the last included. */
export interface TransactionWindow {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

const halfYears: WindowPlan = { firstDays: 180, nextDays: 180 };
const monthThenYears: WindowPlan = { firstDays: 30, nextDays: 365 };

/** By the bank's code for the kind of account. */
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
 * The window whose last day is `newest`, cut at `oldest`. The next one ends on the day before it begins, so that windows
 * cover each day once. There is no window once `newest` lies before `oldest`: to be asked before.
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
