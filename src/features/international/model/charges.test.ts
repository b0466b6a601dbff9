import { expect, it } from 'vitest';
import { chargeChoices, europeanCountries, scenarioOf } from './charges.ts';
import { countries } from './countries.ts';
import { requestCurrencies } from './request-currencies.ts';

it('has 34 countries on the European list, all offered', () => {
  expect(europeanCountries.size).toBe(34);
  const offered = countries.map(({ code }) => code);
  expect([...europeanCountries].filter((code) => !offered.includes(code))).toEqual([]);
});

it.each([
  ['Ireland', 'IE', 'EUR', 'low'],
  ['Ireland', 'IE', 'GBP', 'fixed'],
  ['France', 'FR', 'EUR', 'low'],
  ['France', 'FR', 'GBP', 'fixed'],
  ['France', 'FR', 'Other', 'fixed'],
  ['the United Kingdom', 'GB', 'EUR', 'low'],
  ['Monaco', 'MC', 'EUR', 'all'],
  ['Monaco', 'MC', 'GBP', 'high'],
  ['Switzerland', 'CH', 'EUR', 'all'],
  ['Switzerland', 'CH', 'CHF', 'high'],
  ['the United States', 'US', 'USD', 'high'],
  ['the United States', 'US', 'EUR', 'high'],
  ['Japan', 'JP', 'JPY', 'high'],
  ['Andorra', 'AD', 'EUR', 'high'],
  ['Turkey', 'TR', 'EUR', 'high'],
])('charges a payment to %s (%s) in %s as %s%s', (_name, country, currency, scenario) => {
  expect(scenarioOf(country, currency)).toBe(scenario);
});

/** Country by country and currency by currency: `id:pence`, payment options and then charges. */
const offers = {
  low: [['nextDay:1000', 'urgent:3000'], []],
  fixed: [[], ['weatherbys:3000', 'all:3850']],
  high: [[], ['weatherbys:3000', 'all:3850']],
  all: [[], ['all:3850']],
} as const;

const pairs = countries.flatMap(({ code }) => requestCurrencies.map((currency) => [code, currency] as const));

it('offers the choices of its scenario for every country and currency', () => {
  for (const [country, currency] of pairs) {
    const { scenario, options, charges } = chargeChoices({ country, currency, productType: 'CURPB' });
    const shown = [options, charges].map((choices) => choices.map(({ id, pence }) => `${id}:${pence}`));
    expect([country, currency, ...shown]).toEqual([country, currency, ...offers[scenario]]);
  }
});

it('is low for 32 countries, fixed for the same, and all for two', () => {
  const countIn = (currency: string, wanted: string) =>
    countries.filter(({ code }) => scenarioOf(code, currency) === wanted).length;
  expect([countIn('EUR', 'low'), countIn('GBP', 'fixed'), countIn('EUR', 'all')]).toEqual([32, 32, 2]);
  expect([countIn('GBP', 'low'), countIn('EUR', 'fixed'), countIn('GBP', 'all')]).toEqual([0, 0, 0]);
});

it('offers a Racing Plus account its own charge only, wherever charges are chosen', () => {
  for (const [country, currency] of pairs) {
    const { scenario, options, charges } = chargeChoices({ country, currency, productType: 'CURRPL' });
    const shown = charges.map(({ id, title, pence }) => [id, title, pence]);
    expect(shown).toEqual(scenario === 'low' ? [] : [['all', 'Racing Plus', 700]]);
    expect(options).toHaveLength(scenario === 'low' ? 2 : 0);
  }
});
