import { expect, it } from 'vitest';
import { entriesCopy, findEntries } from './find-entries.ts';
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

it('says how many there are, and how many could not be read', () => {
  expect(entriesCopy(0, 0, 0)).toBe('No activity in this period.');
  expect(entriesCopy(0, 4, 0)).toBe('No activity matches your search.');
  expect(entriesCopy(1, 4, 0)).toBe('1 activity.');
  expect(entriesCopy(2, 2, 1)).toBe('2 activities. 1 could not be read.');
});
