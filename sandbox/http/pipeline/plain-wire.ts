import type { CalendarDay } from '#src/kernel/calendar.ts';
import { decimalOf, type Money, moneyFromDecimal } from '#src/kernel/money.ts';

/** Money as the service writes it: a currency and a JSON number. */
export function amount(sum: Money) {
  return { currency: sum.currency, amount: decimalOf(sum) };
}

/** Pounds as they come; undefined for what is not a whole number of pence. */
export function readPounds(sum: { readonly currency: 'GBP'; readonly amount: number }): Money<'GBP'> | undefined {
  const pounds = moneyFromDecimal(sum.amount, 'GBP');
  return pounds !== undefined && decimalOf(pounds) === sum.amount ? pounds : undefined;
}

/** Business dates travel as local dates and times without a zone. */
export function localDate(day: CalendarDay): string {
  return `${day}T00:00:00`;
}

/** A yearly rate in per cent. */
export function perCent(basisPoints: number): number {
  return basisPoints / 100;
}
