import type { CalendarDay } from '#src/kernel/calendar.ts';
import { isCurrencyCode } from '#src/kernel/facts/currencies.ts';
import { decimalOf, type Money, moneyFromDecimal } from '#src/kernel/money.ts';

export function amount(sum: Money) {
  return { currency: sum.currency, amount: decimalOf(sum) };
}

/** Undefined unless it is a whole number of pence. */
export function readPounds(sum: { readonly currency: 'GBP'; readonly amount: number }): Money<'GBP'> | undefined {
  const pounds = moneyFromDecimal(sum.amount, 'GBP');
  return pounds !== undefined && decimalOf(pounds) === sum.amount ? pounds : undefined;
}

/** Undefined unless it is a whole number of minor units of a currency the bank keeps accounts in. */
export function readMoney({ currency, amount: sum }: { readonly currency: string; readonly amount: number }) {
  const read = isCurrencyCode(currency) ? moneyFromDecimal(sum, currency) : undefined;
  return read !== undefined && decimalOf(read) === sum ? read : undefined;
}

/** Business dates travel as local dates and times without a zone. */
export function localDate(day: CalendarDay): string {
  return `${day}T00:00:00`;
}

export function perCent(basisPoints: number): number {
  return basisPoints / 100;
}
