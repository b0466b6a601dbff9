import { expect, it } from 'vitest';
import { isCurrencyCode } from './currencies.ts';

it('knows the three currencies of the bank, and nothing else', () => {
  const others = ['gbp', 'XBT', '', 'constructor', 'toString', null, undefined, 7, ['GBP'], { GBP: 1 }];
  expect(['GBP', 'EUR', 'USD'].map(isCurrencyCode)).toEqual([true, true, true]);
  expect(others.filter(isCurrencyCode)).toEqual([]);
});
