import { currencies, decimalPlaces } from '#src/kernel/facts/currencies.ts';
import type { Money } from '#src/kernel/money.ts';

const figures = new Intl.NumberFormat('en-GB', { notation: 'compact', maximumFractionDigits: 1 });

/** One whole pound, euro or dollar, in minor units. */
export const finestMoney = 10 ** decimalPlaces;

/** Short enough to stand beside an axis: `£20k`, `−£500`. Only for round amounts. */
export function axisMoney({ minor, currency }: Money): string {
  const text = `${currencies[currency].symbol}${figures.format(Math.abs(minor) / finestMoney)}`;
  return minor < 0 ? `\u2212${text}` : text;
}
