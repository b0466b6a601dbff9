import { expect, it } from 'vitest';
import { calendarDay } from '#src/kernel/calendar.ts';
import { amountText, currencyMark, currencyTitle, requestCurrencies, shownAmount } from './request-currencies.ts';
import { emptyRequest } from './typed-request.ts';

it('offers the specified currencies, with pounds chosen', () => {
  expect(requestCurrencies.join(' ')).toBe('GBP EUR USD AUD AED CAD CHF HKD INR JPY MAD NOK NZD PLN SEK SGD ZAR Other');
  expect(emptyRequest(calendarDay('2026-03-03')).currency).toBe('GBP');
});

it.each([
  ['GBP', 'British Pound (GBP)', '£', 'GBP 1,234.50'],
  ['EUR', 'Euro (EUR)', '€', 'EUR 1,234.50'],
  ['USD', 'US Dollar (USD)', 'USD', 'USD 1,234.50'],
  ['AUD', 'Australian Dollar (AUD)', 'AUD', 'AUD 1,234.50'],
  ['Other', 'Other', '', '1,234.50 (currency as in the comments)'],
] as const)('writes %s so that it cannot be mistaken', (currency, title, mark, text) => {
  expect([currencyTitle(currency), currencyMark(currency), amountText('1234.50', currency)]).toEqual([
    title,
    mark,
    text,
  ]);
});

it.each([
  ['GBP', '£1,250.50'],
  ['EUR', '€1,250.50'],
  ['USD', 'USD 1,250.50'],
  ['Other', '1,250.50 (currency as in the comments)'],
] as const)('shows an amount in %s as %s', (currency, text) => {
  expect(shownAmount('1250.50', currency)).toBe(text);
});
