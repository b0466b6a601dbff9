import { expect, it } from 'vitest';
import { entriesCopy, findEntries, sharedStatus } from './find-entries.ts';
import type { ShownEntry } from './shown-entry.ts';

const item = (over: Partial<ShownEntry>): ShownEntry => ({
  reference: 'PB2606100041',
  typeCode: 'PC_F_DFT',
  type: 'Make a Payment',
  statusCode: 'ACCEPTED',
  status: 'Accepted',
  bit: '0',
  ...over,
});
const items = [
  item({ accountNumber: '31926819' }),
  item({ reference: 'CB2606100002', type: 'Cheque book request', payee: 'Ashdown Feed' }),
];
const found = (keyword: string) => findEntries(items, keyword).length;

it.each([
  ['', 2],
  ['pb', 2],
  ['PB2', 1],
  ['  6819 ', 1],
  ['CHEQUE', 1],
  ['ashdown', 1],
  ['payment', 1],
  ['260610', 2],
  ['zephyr', 0],
])('finds by “%s”: %i', (keyword, count) => {
  expect(found(keyword)).toBe(count);
});

it('says how many there are, how many could not be read, and what all of them are', () => {
  expect(entriesCopy({ count: 0, all: 0, damaged: 0 })).toBe('No activity in this period.');
  expect(entriesCopy({ count: 0, all: 4, damaged: 0, shared: 'accepted' })).toBe('No activity matches your search.');
  expect(entriesCopy({ count: 1, all: 4, damaged: 0 })).toBe('1 activity.');
  expect(entriesCopy({ count: 1, all: 4, damaged: 0, shared: 'accepted' })).toBe('1 activity, accepted.');
  expect(entriesCopy({ count: 2, all: 2, damaged: 1, shared: 'accepted' })).toBe(
    '2 activities, all accepted. 1 could not be read.',
  );
  const month = { inSix: 5 };
  expect(entriesCopy({ count: 2, all: 2, damaged: 0, shared: 'accepted', month })).toBe(
    '2 activities in the last month, all accepted; 5 in the last six.',
  );
  expect(entriesCopy({ count: 1, all: 2, damaged: 0, month })).toBe('1 activity in the last month.');
  expect(entriesCopy({ count: 5, all: 5, damaged: 0, month })).toBe('5 activities in the last month.');
});

it('finds the status that all share', () => {
  const rejected = item({ statusCode: 'REJECTED', status: 'Rejected' });
  expect(sharedStatus(items)).toBe('accepted');
  expect(sharedStatus([rejected])).toBe('rejected');
  expect(sharedStatus([...items, rejected])).toBeUndefined();
  expect(sharedStatus([])).toBeUndefined();
});
