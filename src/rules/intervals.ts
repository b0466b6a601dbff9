import { addDays, addMonths, type CalendarDay, daysBetween } from '#src/kernel/calendar.ts';
import { sameOrNextWorkingDay } from './working-days.ts';

/** Time between two runs of an instruction; one of both is zero as a rule. */
export interface Interval {
  readonly days: number;
  readonly months: number;
}

const dayLabels: Readonly<Record<number, string>> = { 1: 'Daily', 7: 'Weekly', 14: 'Fortnightly' };
const monthLabels: Readonly<Record<number, string>> = {
  1: 'Monthly',
  2: 'Bi-Monthly',
  3: 'Quarterly',
  6: 'Half-Yearly',
  12: 'Yearly',
};

const custom = 'Custom';

export function intervalLabel({ days, months }: Interval): string {
  const label = months === 0 ? dayLabels[days] : days === 0 ? monthLabels[months] : undefined;
  return label ?? custom;
}

/** Nobody can set one up, or edit one, online. */
export function isCustomInterval(interval: Interval): boolean {
  return intervalLabel(interval) === custom;
}

export interface Runs {
  /** The first nominal day, from which the others are counted. */
  readonly startDate?: CalendarDay;
  readonly endDate?: CalendarDay;
  /** Where the bank has it; nothing runs without. */
  readonly nextPaymentDate?: CalendarDay;
  /** Missing for a single payment. */
  readonly interval?: Interval;
}

/** More runs than any list shows, and a longer interval than any order has: the bank's answer makes no sense there. */
const most = { runs: 1_000, intervalDays: 36_600 } as const;

/** The days up to `until` on which it runs, from the bank's next day on. What runs after its end is not made. */
export function runsUntil({ startDate, endDate, nextPaymentDate, interval }: Runs, until: CalendarDay): CalendarDay[] {
  if (nextPaymentDate === undefined || nextPaymentDate > until) return [];
  const days = [nextPaymentDate];
  const longest = interval === undefined ? 0 : interval.days + interval.months * 31;
  if (interval === undefined || longest === 0 || longest > most.intervalDays) return days;
  const start = startDate !== undefined && startDate < nextPaymentDate ? startDate : nextPaymentDate;
  const last = endDate !== undefined && endDate < until ? endDate : until;
  let run = Math.floor(daysBetween(start, nextPaymentDate) / longest);
  while (days.length < most.runs) {
    run += 1;
    const meant = addDays(addMonths(start, interval.months * run), interval.days * run);
    const day = sameOrNextWorkingDay(meant);
    if (day > last) break;
    // Nominal days on one working day are one run.
    if (day > (days.at(-1) ?? start)) days.push(day);
  }
  return days;
}
