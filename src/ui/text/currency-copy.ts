import type { CurrencyCode } from '#src/kernel/facts/currencies.ts';

export const currencySymbols = { GBP: '£', EUR: '€', USD: '$' } as const satisfies Record<CurrencyCode, string>;

export const currencyNames = {
  GBP: 'pounds',
  EUR: 'euros',
  USD: 'US dollars',
} as const satisfies Record<CurrencyCode, string>;
