/** What can be asked for, in the order shown. `Other` is named in the comments. */
export const requestCurrencies = [
  'GBP',
  'EUR',
  'USD',
  'AUD',
  'AED',
  'CAD',
  'CHF',
  'HKD',
  'INR',
  'JPY',
  'MAD',
  'NOK',
  'NZD',
  'PLN',
  'SEK',
  'SGD',
  'ZAR',
  'Other',
] as const;

export type RequestCurrency = (typeof requestCurrencies)[number];

export function isRequestCurrency(text: string): text is RequestCurrency {
  return requestCurrencies.some((currency) => currency === text);
}

const names = new Intl.DisplayNames('en-GB', { type: 'currency' });

/** `Euro (EUR)`. */
export function currencyTitle(currency: RequestCurrency): string {
  return currency === 'Other' ? currency : `${names.of(currency)} (${currency})`;
}

/** What stands before an amount in its field: a symbol nobody can mistake, otherwise the code. */
export function currencyMark(currency: RequestCurrency): string {
  if (currency === 'Other') return '';
  return { GBP: '£', EUR: '€' }[currency as string] ?? currency;
}

/** `€1,234.50` where a symbol cannot be mistaken, otherwise as `amountText` has it. */
export function shownAmount(amount: string, currency: RequestCurrency): string {
  const mark = currencyMark(currency);
  return mark.length === 1 ? `${mark}${figures.format(amount as `${number}`)}` : amountText(amount, currency);
}

const figures = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `EUR 1,234.50`, from an amount of two decimals. Formatted from text, so that no float is involved. */
export function amountText(amount: string, currency: RequestCurrency): string {
  const number = figures.format(amount as `${number}`);
  return currency === 'Other' ? `${number} (currency as in the comments)` : `${currency} ${number}`;
}
