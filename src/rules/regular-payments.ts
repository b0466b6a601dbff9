import { addDays, addMonths, type CalendarDay, daysBetween } from '#src/kernel/calendar.ts';
import type { FrequencyCode } from './repeat-frequencies.ts';
import { holidaysKnownUntil, sameOrNextWorkingDay } from './working-days.ts';

const daysApart: Partial<Readonly<Record<FrequencyCode, number>>> = { '20': 1, '30': 7, '40': 14 };
const monthsApart: Partial<Readonly<Record<FrequencyCode, number>>> = { '50': 1, '60': 2, '70': 3, '80': 6, '90': 12 };

export interface RegularPayments {
  readonly startOn: CalendarDay;
  readonly frequency: FrequencyCode;
  readonly endOn: CalendarDay;
}

export type LastPayment =
  | { readonly outcome: 'on'; readonly day: CalendarDay }
  /** Non-working days move the first payment past the end. */
  | { readonly outcome: 'none' }
  | { readonly outcome: 'not-known' };

/** The date of the last payment. Payments that non-working days move past the end are not made. */
export function lastPayment(payments: RegularPayments): LastPayment {
  const { startOn, endOn } = payments;
  if (endOn > holidaysKnownUntil) return { outcome: 'not-known' };
  for (let meant = endOn; meant >= startOn; meant = addDays(meant, -1)) {
    if (!isMeant(meant, payments)) continue;
    const day = sameOrNextWorkingDay(meant);
    if (day <= endOn) return { outcome: 'on', day };
  }
  return { outcome: 'none' };
}

/** Whether a payment falls on that day. In shorter months the last day is used. */
function isMeant(day: CalendarDay, { startOn, frequency }: RegularPayments): boolean {
  const days = daysApart[frequency];
  if (days !== undefined) return daysBetween(startOn, day) % days === 0;
  const months = monthOf(day) - monthOf(startOn);
  return months % (monthsApart[frequency] ?? 1) === 0 && addMonths(startOn, months) === day;
}

function monthOf(day: CalendarDay): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return year * 12 + month;
}
