import { getCountrySpecifications } from 'ibantools';
import { expect, it } from 'vitest';
import { routingNumbers } from './bank-codes.ts';
import { countries, isFoundBy, isTopCountry } from './countries.ts';

const codesTagged = (wanted: string) => countries.filter(({ tag }) => tag === wanted).map(({ code }) => code);

it('offers roughly 230 countries, each once and by a name of its own', () => {
  expect(countries.length).toBeGreaterThan(225);
  expect(countries.length).toBeLessThan(240);
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
  expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length);
});

it('puts Ireland, France, the United States, Australia and Spain first, and the others in alphabetical order', () => {
  expect(countries.slice(0, 5).map(({ name }) => name)).toEqual([
    'Ireland',
    'France',
    'United States',
    'Australia',
    'Spain',
  ]);
  expect(countries.filter(isTopCountry)).toHaveLength(5);
  const others = countries.slice(5).map(({ name }) => name);
  expect(others).toEqual([...others].sort((left, right) => left.localeCompare(right, 'en-GB')));
});

it('asks for routing numbers in the United States, Canada, Australia and South Africa only', () => {
  expect(codesTagged('AB').sort()).toEqual(['AU', 'CA', 'US', 'ZA']);
  expect(Object.keys(routingNumbers).sort()).toEqual(['AU', 'CA', 'US', 'ZA']);
});

it('asks for an IBAN in every country of the IBAN registry, and knows the format of each', () => {
  const formats = getCountrySpecifications();
  const inRegistry = Object.keys(formats).filter((code) => formats[code]?.IBANRegistry === true && code !== 'TF');
  expect(codesTagged('IB')).toEqual(expect.arrayContaining(inRegistry));
  /** Their accounts have the IBANs of another country. */
  const sharing = ['BL', 'GG', 'IM', 'JE'];
  for (const code of codesTagged('IB').filter((each) => !sharing.includes(each))) {
    expect([code, typeof formats[code]?.chars]).toEqual([code, 'number']);
  }
});

it.each([
  ['ireland', 'IE'],
  ['Éire', 'IE'],
  ['eire', 'IE'],
  ['IE', 'IE'],
  ['irl', 'IE'],
  ['deutsch', 'DE'],
  ['日本', 'JP'],
  ['Österreich', 'AT'],
  ['osterreich', 'AT'],
  ['czech republic', 'CZ'],
  ['turkey', 'TR'],
  ['uk', 'GB'],
  ['great britain', 'GB'],
  ['england', 'GB'],
  ['usa', 'US'],
  ['america', 'US'],
  ['uae', 'AE'],
  ['holland', 'NL'],
  ["cote d'iv", 'CI'],
  ['arabia', 'SA'],
  ['states united', 'US'],
])('finds "%s"', (typed, code) => {
  expect(countries.filter((country) => isFoundBy(country, typed)).map((country) => country.code)).toContain(code);
});

it.each(['xyz', 'reland', '12', '<script>'])('finds no country for "%s"', (typed) => {
  expect(countries.filter((country) => isFoundBy(country, typed))).toEqual([]);
});

it('finds all of them for nothing typed', () => {
  expect(countries.filter((country) => isFoundBy(country, ' '))).toHaveLength(countries.length);
});
