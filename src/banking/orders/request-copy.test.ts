import { expect, it } from 'vitest';
import { money } from '#src/kernel/money.ts';
import { bulkFileText } from './request-copy.ts';

it.each([
  [1, 'HAY.csv, 1 payment, £12.57'],
  [1_200, 'HAY.csv, 1,200 payments, £12.57'],
  [undefined, 'HAY.csv, £12.57'],
])('says what is confirmed of a file with %s payments', (count, text) =>
  expect(bulkFileText('HAY.csv', count, money(12_57, 'GBP'))).toBe(text),
);
