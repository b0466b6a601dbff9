import { expect, it } from 'vitest';
import { countries } from './countries.ts';
import { proposedCurrencies } from './proposed-currencies.ts';
import type { RequestCurrency } from './request-currencies.ts';

function proposed(code: string, account: 'GBP' | 'EUR' | 'USD' | undefined, currency: RequestCurrency = 'GBP') {
  const country = countries.find((each) => each.code === code) ?? expect.fail();
  const from = account === undefined ? undefined : { currency: account };
  return proposedCurrencies({ from, country, currency }).map((each) => `${each.currency}: ${each.why}`);
}

it.each([
  ['IE', 'GBP', ['EUR: the currency of Ireland']],
  ['IE', 'EUR', ['EUR: the currency of Ireland and of your account']],
  ['US', 'EUR', ['USD: the currency of United States', 'EUR: the currency of your account']],
  ['CH', undefined, ['CHF: the currency of Switzerland']],
  ['GB', 'GBP', []],
  // Nothing that cannot be asked for.
  ['IS', 'GBP', []],
] as const)('for %s from an account in %s are %j', (code, account, texts) => {
  expect(proposed(code, account)).toEqual(texts);
});

it('leaves out what is chosen already', () => {
  expect(proposed('IE', 'EUR', 'EUR')).toEqual([]);
  expect(proposed('US', 'GBP', 'USD')).toEqual(['GBP: the currency of your account']);
});
