import { decimalText, type Money, money } from '#src/kernel/money.ts';

/**
 * Where an amount is shown. Lists of accounts, where currencies stand below each other, add the code of any but the
 * pound; there and on balances a debt is marked DR; elsewhere a negative amount has a minus sign.
 */
export type MoneyPlace = 'text' | 'balance' | 'list';

const figures = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const symbols = { GBP: '£', EUR: '€', USD: '$' } as const;

/** The amount as text: `£1,234.50`, `−£12.00` in text, `£12.00 DR` on a balance, `€12.00 EUR DR` in a list of accounts. */
export function moneyText(amount: Money, place: MoneyPlace = 'text'): string {
  const { currency, minor } = amount;
  // Formatted from text, so that no float is involved.
  const size = `${symbols[currency]}${figures.format(decimalText(money(Math.abs(minor), currency)) as `${number}`)}`;
  if (place === 'text') return minor < 0 ? `\u2212${size}` : size;
  const code = place === 'list' && currency !== 'GBP' ? [currency] : [];
  return [size, ...code, ...(minor < 0 ? ['DR'] : [])].join('\u00a0');
}
