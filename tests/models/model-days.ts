import { addDays, type CalendarDay } from '#src/kernel/calendar.ts';
import type { PlannedPayment } from './planned-payment.ts';

/** Working days and months, written separately from the bank's own rules. */

const holidays = ['2026-04-03', '2026-04-06', '2026-05-04', '2026-05-25', '2026-08-31', '2026-12-25', '2026-12-28'];

export function workingDayFrom(day: CalendarDay): CalendarDay {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6 || holidays.includes(day) ? workingDayFrom(addDays(day, 1)) : day;
}

const daysApart: Readonly<Record<string, number>> = { '20': 1, '30': 7, '40': 14 };
const monthsApart: Readonly<Record<string, number>> = { '50': 1, '60': 2, '70': 3, '80': 6, '90': 12 };

export function dayOfRun({ first, frequency }: PlannedPayment, run: number): CalendarDay {
  const days = daysApart[frequency];
  if (days !== undefined) return addDays(first, days * run);
  const [year, month, day] = first.split('-').map(Number) as [number, number, number];
  const months = month - 1 + (monthsApart[frequency] ?? 0) * run;
  const lastOfMonth = new Date(Date.UTC(year, months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, months, Math.min(day, lastOfMonth))).toISOString().slice(0, 10) as CalendarDay;
}
