import { dayMeant } from '#sandbox/bank/calendar/repeat-days.ts';
import { sameOrNextWorkingDay } from '#sandbox/bank/calendar/working-days.ts';
import type { FrequencyCode } from '#sandbox/bank/records/instruction.ts';
import type { Description } from '#sandbox/personas/described/description.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';

export const frequencies: Readonly<Record<NonNullable<Description['standingOrders']>[number]['every'], FrequencyCode>> =
  {
    day: '20',
    week: '30',
    fortnight: '40',
    month: '50',
    'two-months': '60',
    quarter: '70',
    'half-year': '80',
    year: '90',
  };

/** The first nominal day of an order, and the days of the runs behind it. */
export interface Runs {
  readonly startOn: CalendarDay;
  readonly behind: readonly CalendarDay[];
}

/**
 * The latest runs before the one that is meant for that day: so many, or more where the first would be in a month too short
 * for that day.
 */
export function runsBefore(nextMeantOn: CalendarDay, frequency: FrequencyCode, count: number): Runs {
  const next = sameOrNextWorkingDay(nextMeantOn);
  const behind: CalendarDay[] = [];
  let startOn = nextMeantOn;
  for (let run = -1; behind.length < count || !leadsTo(startOn, frequency, nextMeantOn); run -= 1) {
    const meant = dayMeant(nextMeantOn, frequency, run);
    const day = sameOrNextWorkingDay(meant);
    // Nominal days on the same working day are one run.
    if (day === next || day === behind[0]) continue;
    behind.unshift(day);
    startOn = meant;
  }
  return { startOn, behind };
}

function leadsTo(startOn: CalendarDay, frequency: FrequencyCode, meantOn: CalendarDay): boolean {
  for (let run = 0; ; run += 1) {
    const meant = dayMeant(startOn, frequency, run);
    if (meant >= meantOn) return meant === meantOn;
  }
}
