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

/**
 * The day meant for a run, the first being 0. Always reckoned from the first day: from the 31st a month that is shorter
 * is met on its last day, and the months after it on their 31st again.
 */
export function dayMeant(startOn: CalendarDay, frequency: FrequencyCode, run: number): CalendarDay {
  const step = steps[frequency];
  return 'days' in step ? addDays(startOn, step.days * run) : addMonths(startOn, step.months * run);
}

type Repeats = Pick<InstructionRecord, 'startOn' | 'endOn' | 'frequency'>;

/** The day of the first run; undefined where days off move it past the end. */
export function firstRunOf({ startOn, endOn }: Omit<Repeats, 'frequency'>): CalendarDay | undefined {
  return inTime(sameOrNextWorkingDay(startOn), endOn);
}

/**
 * The day of the run after the one of that working day; undefined when that was the last. Days that were meant in between
 * were moved to that same day, which is paid once; and what days off move past the end is dropped.
 */
export function runAfter({ startOn, endOn, frequency }: Repeats, ranOn: CalendarDay): CalendarDay | undefined {
  if (frequency === '10') return undefined;
  const step = steps[frequency];
  // No step is longer, so that nobody counts through years of days before that one.
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
