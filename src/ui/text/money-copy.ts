import { decimalText, type Money, money } from '#src/kernel/money.ts';

/**
 * Where an amount is shown. Lists of accounts write the dollar as USD; there and on balances a debt is marked DR;
 * elsewhere a negative amount has a minus sign.
 */
export type MoneyPlace = 'text' | 'balance' | 'list';

/** How the dollar is written in each place. */
const dollar = { text: '$', balance: '$', list: 'USD\u00a0' } as const satisfies Record<MoneyPlace, string>;

const figures = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const symbols = { GBP: '£', EUR: '€' } as const;

/** The amount as text: `£1,234.50`, `−£12.00` in text, `£12.00 DR` on a balance and in a list of accounts. */
export function moneyText(amount: Money, place: MoneyPlace = 'text'): string {
  const { currency, minor } = amount;
  const symbol = currency === 'USD' ? dollar[place] : symbols[currency];
  // Formatted from text, so that no float is involved.
  const size = figures.format(decimalText(money(Math.abs(minor), currency)) as `${number}`);
  if (minor >= 0) return `${symbol}${size}`;
  return place === 'text' ? `\u2212${symbol}${size}` : `${symbol}${size}\u00a0DR`;
}
