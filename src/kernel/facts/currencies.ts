/** Every currency has two. Texts, forms and charts rely on it, so one with more or none does not compile. */
export const decimalPlaces = 2;

/** Decimal places and symbol (ISO 4217). */
export const currencies = {
  GBP: { decimals: 2, symbol: '£' },
  EUR: { decimals: 2, symbol: '€' },
  USD: { decimals: 2, symbol: '$' },
} as const satisfies Record<string, { readonly decimals: typeof decimalPlaces; readonly symbol: string }>;

export type CurrencyCode = keyof typeof currencies;

export function isCurrencyCode(text: unknown): text is CurrencyCode {
  return typeof text === 'string' && Object.hasOwn(currencies, text);
}
