import type { FrequencyCode, InstructionRecord } from '#sandbox/bank/records/instruction.ts';
import { addDays, addMonths, type CalendarDay, daysBetween } from '#src/kernel/calendar.ts';
import { sameOrNextWorkingDay } from './working-days.ts';

const steps: Readonly<Record<FrequencyCode, { readonly days: number } | { readonly months: number }>> = {
  '10': { days: 0 },
  '20': { days: 1 },
  '30': { days: 7 },
  '40': { days: 14 },
  '50': { months: 1 },
  '60': { months: 2 },
  '70': { months: 3 },
  '80': { months: 6 },
  '90': { months: 12 },
};

/** The nominal day of a run, counted from 0 and from the first day, so that the 31st returns after a shorter month. */
export function dayMeant(startOn: CalendarDay, frequency: FrequencyCode, run: number): CalendarDay {
  const step = steps[frequency];
  return 'days' in step ? addDays(startOn, step.days * run) : addMonths(startOn, step.months * run);
}

type Repeats = Pick<InstructionRecord, 'startOn' | 'endOn' | 'frequency'>;

/** The day of the first run; undefined where non-working days move it past the end. */
export function firstRunOf({ startOn, endOn }: Omit<Repeats, 'frequency'>): CalendarDay | undefined {
  return inTime(sameOrNextWorkingDay(startOn), endOn);
}

/**
 * Undefined after the last run. Nominal days on the same working day are one run; a run moved past the end is dropped.
 */
export function runAfter({ startOn, endOn, frequency }: Repeats, ranOn: CalendarDay): CalendarDay | undefined {
  if (frequency === '10') return undefined;
  const step = steps[frequency];
  // No step is longer, so the search starts near `ranOn` instead of years before it.
  const longestStep = 'days' in step ? step.days : step.months * 31;
  let run = Math.floor(daysBetween(startOn, ranOn) / longestStep);
  let meant = dayMeant(startOn, frequency, run);
  while (meant <= ranOn) {
    run += 1;
    meant = dayMeant(startOn, frequency, run);
  }
  return inTime(sameOrNextWorkingDay(meant), endOn);
}

function inTime(day: CalendarDay, endOn: CalendarDay | null): CalendarDay | undefined {
  return endOn !== null && day > endOn ? undefined : day;
}
