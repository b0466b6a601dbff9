import { expect, it } from 'vitest';
import { branchOf, lookUpSortCode, ownSortCode } from './sort-codes.ts';

it('finds the bank of a sort code', () => {
  expect(lookUpSortCode('601122')).toMatchObject({ outcome: 'known', branch: { bankName: 'Tannery Bank' } });
  expect(lookUpSortCode(ownSortCode)).toMatchObject({ outcome: 'known', branch: { bankName: 'Paddock Private Bank' } });
});

it('reports a known bank without Faster Payments', () => {
  expect(lookUpSortCode('236972')).toEqual({ outcome: 'no-fast-payments' });
  expect(branchOf('236972')?.bankName).toBe('Old Quay Trust Bank');
});

it.each(['601123', '', '60112', '6011222', '60-11-22', 'constructor'])('does not know sort code %j', (sortCode) => {
  expect(lookUpSortCode(sortCode)).toEqual({ outcome: 'unknown' });
});
