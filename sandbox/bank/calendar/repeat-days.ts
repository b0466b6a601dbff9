import type { FrequencyCode, InstructionRecord } from '#sandbox/bank/records/instruction.ts';
import { addDays, addMonths, type CalendarDay, daysBetween } from '#src/kernel/calendar.ts';
import { sameOrNextWorkingDay } from './working-days.ts';

export type Step = { readonly days: number } | { readonly months: number };

const steps: Readonly<Record<FrequencyCode, Step>> = {
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
export function dayMeant(
  startOn: CalendarDay,
  frequency: FrequencyCode,
  run: number,
  step: Step = steps[frequency],
): CalendarDay {
  return 'days' in step ? addDays(startOn, step.days * run) : addMonths(startOn, step.months * run);
}

export type Repeats = Pick<InstructionRecord, 'startOn' | 'endOn' | 'frequency' | 'customDays'>;

/** The interval between two runs. */
export function stepOf({ frequency, customDays }: Pick<Repeats, 'frequency' | 'customDays'>): Step {
  return customDays === undefined ? steps[frequency] : { days: customDays };
}

/** The day of the first run; undefined where non-working days move it past the end. */
export function firstRunOf({ startOn, endOn }: Pick<Repeats, 'startOn' | 'endOn'>): CalendarDay | undefined {
  return inTime(sameOrNextWorkingDay(startOn), endOn);
}

/**
 * Undefined after the last run. Nominal days on the same working day are one run; a run moved past the end is dropped.
 */
export function runAfter(repeats: Repeats, ranOn: CalendarDay): CalendarDay | undefined {
  const { startOn, endOn, frequency, customDays } = repeats;
  if (frequency === '10' && customDays === undefined) return undefined;
  const step = stepOf(repeats);
  // No step is longer, so the search starts near `ranOn` instead of years before it.
  const longestStep = 'days' in step ? step.days : step.months * 31;
  let run = Math.floor(daysBetween(startOn, ranOn) / longestStep);
  let meant = dayMeant(startOn, frequency, run, step);
  while (meant <= ranOn) {
    run += 1;
    meant = dayMeant(startOn, frequency, run, step);
  }
  return inTime(sameOrNextWorkingDay(meant), endOn);
}

function inTime(day: CalendarDay, endOn: CalendarDay | null): CalendarDay | undefined {
  return endOn !== null && day > endOn ? undefined : day;
}

/** How many runs are left, the next on that day included; undefined until further notice. */
export function runsLeft(repeats: Repeats, nextOn: CalendarDay | null): number | undefined {
  if (nextOn === null) return 0;
  if (repeats.endOn === null && repeats.frequency !== '10') return undefined;
  let left = 0;
  for (let day: CalendarDay | undefined = nextOn; day !== undefined; day = runAfter(repeats, day)) left += 1;
  return left;
}
