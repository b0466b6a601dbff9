import { type CurrencyCode, currencies } from '#src/kernel/facts/currencies.ts';
import type { Money } from '#src/kernel/money.ts';

const figures = new Intl.NumberFormat('en-GB', { notation: 'compact', maximumFractionDigits: 1 });

/** One whole pound, euro or dollar, in minor units. */
export function finestMoney(currency: CurrencyCode): number {
  return 10 ** currencies[currency].decimals;
}

/** Short enough to stand beside an axis: `£20k`, `−£500`. Only for round amounts. */
export function axisMoney({ minor, currency }: Money): string {
  const text = `${currencies[currency].symbol}${figures.format(Math.abs(minor) / finestMoney(currency))}`;
  return minor < 0 ? `\u2212${text}` : text;
}
