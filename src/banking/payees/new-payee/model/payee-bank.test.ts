import { expect, it } from 'vitest';
import { bankMistake } from './payee-bank.ts';

it.each([
  ['bad', 'Sort code is not recognised, please check'],
  ['no-fast-payments', 'This bank does not currently accept faster payments'],
  ['none', undefined],
  ['asking', undefined],
] as const)('explains a sort code that is %s: %s', (status, words) => {
  expect(bankMistake({ status })).toBe(words);
});

it('accepts a known bank', () => {
  expect(bankMistake({ status: 'known', bankName: 'Tannery Bank' })).toBeUndefined();
});
