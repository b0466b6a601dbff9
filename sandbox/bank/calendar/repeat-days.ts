import type { FrequencyCode } from '#sandbox/bank/records/payment-records.ts';
import { addDays, addMonths, type CalendarDay } from '#src/kernel/calendar.ts';

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
