import { type CurrencyCode, currencies } from '#src/kernel/facts/currencies.ts';
import { decimalText, money } from '#src/kernel/money.ts';

/** `-1234.56` */
export function plainAmount(minor: number, currency: CurrencyCode): string {
  return decimalText(money(minor, currency));
}

/** `1,234.56`, unsigned: the column shows the direction. */
export function groupedSize(minor: number, currency: CurrencyCode): string {
  return plainAmount(Math.abs(minor), currency).replace(/\B(?=(?:\d{3})+\.)/g, ',');
}

/** `£1,234.56`, unsigned. */
export function amountText(minor: number, currency: CurrencyCode): string {
  return `${currencies[currency].symbol}${groupedSize(minor, currency)}`;
}

/** `£1,234.56`, and `£1,234.56 DR` for money owed. */
export function balanceText(minor: number, currency: CurrencyCode): string {
  return minor < 0 ? `${amountText(minor, currency)} DR` : amountText(minor, currency);
}
