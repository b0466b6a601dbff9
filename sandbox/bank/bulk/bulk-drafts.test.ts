import { utils, write } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { bulkActions } from '#sandbox/bank/testing/bulk-actions.fixture.ts';
import { findBulkFiles } from './bulk-files.ts';

const good = 'Ashdown Feed,601122,20418836,FP,Hay March,125.50';
const one = { count: 1, minor: 125_50 };

function bytes(...parts: readonly (string | readonly number[])[]): string {
  return btoa(parts.map((part) => (typeof part === 'string' ? part : String.fromCharCode(...part))).join(''));
}

function utf16(text: string, isBig = false): string {
  const units = [...text].map((sign) => sign.charCodeAt(0));
  return bytes(
    isBig ? [0xfe, 0xff] : [0xff, 0xfe],
    units.flatMap((unit) => (isBig ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])),
  );
}

it.each([
  ['commas', 'A.csv', btoa(good)],
  ['semicolons', 'A.csv', btoa(good.replaceAll(',', ';'))],
  ['tabs', 'A.txt', btoa(good.replaceAll(',', '\t'))],
  ['quotes', 'A.csv', btoa('"Ashdown Feed","601122","20418836","FP","Hay March","125.50"\r\n')],
  ['a byte order mark', 'A.csv', bytes([0xef, 0xbb, 0xbf], good)],
  ['UTF-16', 'A.txt', utf16(good)],
  ['UTF-16, the big end first', 'A.txt', utf16(good, true)],
  ['an extension in capitals', 'A.CSV', btoa(good)],
])('reads a file with %s', async (_, fileName, content) => {
  const bulk = await bulkActions();
  const file = await bulk.drafted({ fileName, content, ...one });
  expect(file.errors).toEqual([]);
  expect(file.rows).toMatchObject([
    {
      name: 'Ashdown Feed',
      sortCode: '601122',
      accountNumber: '20418836',
      type: 'FP',
      reference: 'Hay March',
      minor: 125_50,
    },
  ]);
});

it('reads an Excel 97 workbook as it is shown', async () => {
  const bulk = await bulkActions();
  const sheet = utils.aoa_to_sheet([
    ['Ashdown Feed', { t: 'n', v: 10203, z: '000000' }, '20418836', 'FP', 'Hay', 125.5],
  ]);
  const book = utils.book_new(sheet, 'Payments');
  const file = await bulk.drafted({
    fileName: 'A.xls',
    content: write(book, { type: 'base64', bookType: 'biff8' }),
    ...one,
  });
  expect(file.errors).toEqual([]);
  expect(file.rows).toMatchObject([{ sortCode: '010203', minor: 125_50 }]);
});

it.each([
  ['columns', 'Ashdown Feed,601122,20418836,FP,10', 'DIGX_CZ_FU_11'],
  ['an empty name', ',601122,20418836,FP,Hay,10', 'DIGX_PY_1338'],
  ['a sort code', 'A,60-11-22,20418836,FP,Hay,10', 'DIGX_BNK_DET001'],
  ['an account number', 'A,601122,2041883,FP,Hay,10', 'DIGX_PY_0025'],
  ['a type', 'A,601122,20418836,CHAPS,Hay,10', 'DIGX_CZ_FU_12'],
  ['a special character in the reference', 'A,601122,20418836,FP,A#1,10', 'DIGX_PY_REMARK_002'],
  ['a reference of 36 characters', `A,601122,20418836,FP,${'R'.repeat(36)},10`, 'DIGX_PY_REMARK_001'],
  ['an amount in words', 'A,601122,20418836,FP,Hay,ten', 'DIGX_CZ_FU_13'],
  ['three decimals', 'A,601122,20418836,FP,Hay,1.234', 'DIGX_CZ_FU_13'],
  ['nothing to pay', 'A,601122,20418836,FP,Hay,0.00', 'DIGX_CZ_FU_13'],
  ['a blank row', ',,,,,', 'DIGX_CZ_FU_14'],
])('reports %s of a row, and pays nothing of the file', async (_, row, code) => {
  const bulk = await bulkActions();
  const file = await bulk.checked({ text: `${good}\n${row}`, count: 2, minor: 135_50 });
  expect(file).toMatchObject({ state: 'error', errors: [{ row: 2, kind: 'record', code }] });
  expect(await bulk.authorise(file.id)).toEqual({ outcome: 'refused', reason: 'file-differs' });
});

it.each([
  ['another count', { text: good, count: 2, minor: 125_50 }, 'DIGX_CZ_FU_27'],
  ['another total', { text: good, count: 1, minor: 125_51 }, 'DIGX_CZ_FU_27'],
  ['a lone quote', { text: `"${good}`, ...one }, 'DIGX_CZ_FU_22'],
  ['an archive named .xls', { fileName: 'A.xls', text: 'PK\u0003\u0004', ...one }, 'DIGX_CZ_FU_22'],
  ['10,001 rows', { text: `${good}\n`.repeat(10_001), ...one }, 'DIGX_CZ_FU_26'],
])('reports %s as an error of the file', async (_, over, code) => {
  const bulk = await bulkActions();
  expect((await bulk.checked(over)).errors).toMatchObject([{ row: null, code }]);
});

it.each([
  ['a hyphen in the name', { fileName: 'pay-roll.csv' }, 'file-name'],
  ['two extensions', { fileName: 'a.b.csv' }, 'file-name'],
  ['another format', { fileName: 'a.xlsx' }, 'file-name'],
  ['31 characters', { fileName: `${'n'.repeat(27)}.csv` }, 'file-name'],
  ['nothing in it', { content: '' }, 'file-size'],
  ['broken base64', { content: 'AAA' }, 'file-size'],
  ['more than 5 MiB', { content: btoa('a'.repeat(5 * 1024 * 1024 + 1)) }, 'file-size'],
  ['a day gone by', { payOn: '2026-03-01' }, 'dates'],
  ['a day too far ahead', { payOn: '2026-06-01' }, 'dates'],
  ['an account that may not', { account: 'nell:plain' }, 'account-may-not-pay'],
  ['a name used before', {}, 'file-name-used'],
])('refuses a file with %s', async (_, over, reason) => {
  const bulk = await bulkActions();
  if (reason === 'file-name-used') await bulk.checked({ fileName: 'hay.CSV' });
  expect(await bulk.draft(over)).toEqual({ outcome: 'refused', reason });
});

it('takes the name of a file that failed, for the corrected one', async () => {
  const bulk = await bulkActions();
  await bulk.checked({ text: 'x' });
  expect(await bulk.checked()).toMatchObject({ state: 'verified' });
});

it('lists no drafts, finds them by reference, and drops them after the session', async () => {
  const bulk = await bulkActions();
  const file = await bulk.drafted();
  const asked = (more: object = {}) => findBulkFiles(bulk.bank, bulk.customer(), more);
  expect(asked()).toEqual({ outcome: 'found', files: [] });
  expect(asked({ id: file.id })).toMatchObject({ files: [{ id: file.id }] });
  expect(asked({ name: 'hay.CSV' })).toMatchObject({ files: [{ id: file.id }] });
  await bulk.upload(file);
  expect(asked({ from: '2026-03-02', to: '2026-03-02' })).toMatchObject({ files: [{ id: file.id }] });
  expect(asked({ from: '2026-03-03' })).toEqual({ outcome: 'found', files: [] });
  expect(asked({ from: '2026-03-03', to: '2026-03-02' })).toEqual({ outcome: 'refused', reason: 'dates-not-valid' });
});

it('shows and takes nothing without the functions', async () => {
  const bulk = await bulkActions();
  const file = await bulk.drafted();
  const { user } = bulk.customer();
  await commit(bulk.bank, [{ change: 'update', of: 'users', record: { ...user, permittedFunctions: ['bulkView'] } }]);
  expect(await bulk.draft()).toEqual({ outcome: 'refused', reason: 'function-missing' });
  expect(await bulk.upload(file)).toEqual({ outcome: 'refused', reason: 'function-missing' });
  expect(await bulk.authorise(file.id)).toEqual({ outcome: 'refused', reason: 'function-missing' });
  expect(findBulkFiles(bulk.bank, bulk.customer(), {}).outcome).toBe('found');
  await commit(bulk.bank, [{ change: 'update', of: 'users', record: { ...user, permittedFunctions: ['payment'] } }]);
  expect(findBulkFiles(bulk.bank, bulk.customer(), {})).toEqual({ outcome: 'refused', reason: 'function-missing' });
});
