import { currencies, decimalPlaces } from '#src/kernel/facts/currencies.ts';
import type { Money } from '#src/kernel/money.ts';

const figures = new Intl.NumberFormat('en-GB', { notation: 'compact', maximumFractionDigits: 2 });

/** One whole pound, euro or dollar, in minor units. */
export const finestMoney = 10 ** decimalPlaces;

/** The finest step between amounts of this size whose texts still differ: £1 below £1,000, £10 below a million. */
export function finestStepOf(minor: number): number {
  const thousands = Math.floor(Math.log10(Math.max(1, Math.abs(minor) / finestMoney)) / 3);
  return thousands === 0 ? finestMoney : finestMoney * 10 ** (3 * thousands - 2);
}

/** Short enough to stand beside an axis: `£20k`, `−£500`, `£37.05k`. Only for round amounts. */
export function axisMoney({ minor, currency }: Money): string {
  const text = `${currencies[currency].symbol}${figures.format(Math.abs(minor) / finestMoney)}`;
  return minor < 0 ? `\u2212${text}` : text;
}
