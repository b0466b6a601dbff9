import { expect, it } from 'vitest';
import type { BulkFile } from '#src/api/bulk/bulk-file.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import { alikeFile, alikeText, repeatedRows, repeatsText } from './repeats.ts';

const row = {
  name: 'Ashdown Feed',
  sortCode: '601122',
  accountNumber: '20418836',
  type: 'FP',
  reference: 'Hay March',
  minor: 125_50,
} as const;

it('finds rows that pay again what an earlier row pays, whatever the payee is called there', () => {
  const rows = [
    row,
    { ...row, minor: 1 },
    { ...row, name: 'Ashdown', type: 'BACS' as const },
    { ...row, reference: 'HAY MARCH' },
  ];
  expect([...repeatedRows(rows)]).toEqual([
    [3, 1],
    [4, 1],
  ]);
  expect(repeatedRows([row, { ...row, reference: 'Hay April' }, { ...row, accountNumber: '20418837' }]).size).toBe(0);
});

it.each([
  [1, ''],
  [2, 'Row 2 repeats row 1: the same account, amount and reference. Each is paid.'],
  [3, 'Row 2 repeats row 1, row 3 repeats row 1: the same account, amount and reference. Each is paid.'],
  [
    8,
    'Row 2 repeats row 1, row 3 repeats row 1, row 4 repeats row 1, row 5 repeats row 1, row 6 repeats row 1, 2 other rows: the same account, amount and reference. Each is paid.',
  ],
])('says which of %i equal rows repeat', (count, text) => {
  expect(repeatsText(repeatedRows(Array.from({ length: count }, () => row)))).toBe(text);
});

const file = {
  id: 'BF2616690030',
  fileName: 'SUPPLIERS NEXT.csv',
  status: 'VERIFIED',
  count: 4,
  total: money(223_00, 'GBP'),
  account: { accountNumber: '31784119' },
  uploadedOn: calendarDay('2026-06-15'),
} as BulkFile;
const wanted = { count: 4, totalMinor: 223_00, accountNumber: '31784119', today: calendarDay('2026-06-17') };

it('finds a file of the last days that may be the same', () => {
  expect(alikeFile([file], wanted)).toBe(file);
  expect(alikeText(file)).toBe(
    'SUPPLIERS NEXT.csv, reference BF2616690030, uploaded on 15/06/2026, has as many payments and the same total. Please check that this is not the same file.',
  );
});

it.each<[string, Partial<BulkFile>]>([
  ['that was declined', { status: 'REJECTED' }],
  ['with another total', { total: money(223_01, 'GBP') }],
  ['with more payments', { count: 5 }],
  ['of another account', { account: { accountNumber: '31784120' } }],
  ['of last week', { uploadedOn: calendarDay('2026-06-09') }],
])('takes no file %s for the same', (_, over) => {
  expect(alikeFile([{ ...file, ...over }], wanted)).toBeUndefined();
});
