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

/** The days up to `until` on which it runs, from the bank's next day on. What runs after its end is not made. */
export function runsUntil({ startDate, endDate, nextPaymentDate, interval }: Runs, until: CalendarDay): CalendarDay[] {
  if (nextPaymentDate === undefined || nextPaymentDate > until) return [];
  const days = [nextPaymentDate];
  if (interval === undefined || (interval.days === 0 && interval.months === 0)) return days;
  const start = startDate ?? nextPaymentDate;
  const last = endDate !== undefined && endDate < until ? endDate : until;
  const longest = interval.days + interval.months * 31;
  let run = Math.max(0, Math.floor(daysBetween(start, nextPaymentDate) / longest));
  for (;;) {
    run += 1;
    const meant = addDays(addMonths(start, interval.months * run), interval.days * run);
    const day = sameOrNextWorkingDay(meant);
    if (day > last) return days;
    // Nominal days on one working day are one run.
    if (day > (days.at(-1) ?? start)) days.push(day);
  }
}
