import type { CalendarDay } from '#src/kernel/calendar.ts';
import { decimalOf, type Money } from '#src/kernel/money.ts';

/** Money as the service writes it: a currency and a JSON number. */
export function amount(sum: Money) {
  return { currency: sum.currency, amount: decimalOf(sum) };
}

/** Business dates travel as local dates and times without a zone. */
export function localDate(day: CalendarDay): string {
  return `${day}T00:00:00`;
}

/** A yearly rate in per cent. */
export function perCent(basisPoints: number): number {
  return basisPoints / 100;
}
