import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { utils, write } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { checkFile, readText } from './check-file.ts';

const good = 'Ashdown Feed,601122,20418836,FP,Hay March,125.50';

function bytesOf(text: string): ArrayBuffer {
  return new TextEncoder().encode(text).buffer;
}

function check(fileName: string, bytes: ArrayBuffer) {
  return checkFile({ fileName, bytes }, () => {});
}

async function messagesOf(fileName: string, text: string): Promise<readonly string[]> {
  const result = await check(fileName, bytesOf(text));
  return result.outcome === 'refused' ? result.messages : ['accepted'];
}

it.each([
  ['Wrong number of columns on row 2.', 'Ashdown Feed,601122,20418836,FP,125.50'],
  ['Wrong number of columns on row 2.', `${good},more`],
  ['Bad transaction amount on row 2.', 'A,601122,20418836,FP,Hay,ten'],
  ['Bad transaction amount on row 2.', 'A,601122,20418836,FP,Hay,0'],
  ['Bad transaction amount on row 2.', 'A,601122,20418836,FP,Hay,1.234'],
  ['Bad transaction amount on row 2.', 'A,601122,20418836,FP,Hay,-5'],
  ['Bad transaction amount on row 2.', 'A,601122,20418836,FP,Hay,1e3'],
  ['Bad sort code on row 2.', 'A,60112,20418836,FP,Hay,1'],
  ['Bad account number on row 2.', 'A,601122,2041883,FP,Hay,1'],
  [
    'Invalid reference on row 2. Please remove any special characters and retry.',
    'A,601122,20418836,FP,"Hay, March",1',
  ],
  ['Bad payee name on row 2. It has more than 35 characters.', `${'N'.repeat(36)},601122,20418836,FP,Hay,1`],
  ['Bad payee name on row 2. Please remove any special characters and retry.', 'No € Ltd,601122,20418836,FP,Hay,1'],
  ['Bad payee name on row 2.', ' ,601122,20418836,FP,Hay,1'],
  ['Bad payment type on row 2.', 'A,601122,20418836,CHAPS,Hay,1'],
  ['Row 2 is blank. Please remove blank rows and retry.', ',,,,,'],
  ['Row 2 is blank. Please remove blank rows and retry.', `\n${good}`],
])('reports: %s', async (message, row) => {
  expect(await messagesOf('HAY.csv', `${good}\n${row}`)).toEqual([message]);
});

it('shows the first wrong rows as they stand in the file, with the columns that are wrong', async () => {
  const rows = [
    good,
    'T Mount,60112,30550122,CHAPS,Shoes,80',
    'Too,few',
    ',,,,,',
    `${'N'.repeat(80)},601122,20418836,FP,Hay,1`,
  ];
  const result = await check('HAY.csv', bytesOf([...rows, ...rows.slice(1)].join('\n')));
  expect(result).toMatchObject({
    outcome: 'refused',
    wrongRows: [
      { n: 2, cells: ['T Mount', '60112', '30550122', 'CHAPS', 'Shoes', '80'], wrong: [1, 3] },
      { n: 3, cells: ['Too', 'few'], wrong: [] },
      { n: 4, cells: ['', '', '', '', '', ''], wrong: [] },
      { n: 5, cells: [`${'N'.repeat(60)}…`, '601122', '20418836', 'FP', 'Hay', '1'], wrong: [0] },
      { n: 6 },
    ],
  });
});

it('reports everything wrong with a row, and a first row of headings', async () => {
  expect(await messagesOf('HAY.csv', 'Name,Sort code,Account,Type,Reference,Amount')).toEqual([
    'The first row looks like headings, which are not allowed. Please remove it and retry.',
    'Bad transaction amount on row 1.',
    'Bad sort code on row 1.',
    'Bad account number on row 1.',
    'Bad payment type on row 1.',
  ]);
});

it.each([
  ['an empty file', 'HAY.csv', '', 'This file is empty. Please choose a file with one payment on each row.'],
  [
    'line breaks alone',
    'HAY.csv',
    '\r\n\r\n',
    'This file is empty. Please choose a file with one payment on each row.',
  ],
  ['bytes that are not text', 'HAY.csv', 'a\0b', 'This is not a text file. Please save it as .csv or .txt and retry.'],
  [
    'an open quotation mark',
    'HAY.csv',
    `"${good}`,
    'A quotation mark on row 1 is not closed. Please correct it and retry.',
  ],
  [
    '10,001 rows',
    'HAY.csv',
    `${good}\n`.repeat(10_001),
    'This file has more than 10,000 rows. Please split it into smaller files.',
  ],
  [
    'an archive called .xls',
    'HAY.xls',
    'PK\u0003\u0004',
    'This is not an Excel 97-2003 workbook (.xls). Please save it in that format and retry.',
  ],
  [
    'text called .xls',
    'HAY.xls',
    good,
    'This is not an Excel 97-2003 workbook (.xls). Please save it in that format and retry.',
  ],
  ['another format', 'HAY.xlsx', good, 'Please choose a file of type .txt, .xls or .csv.'],
  ['no extension', 'HAY', good, 'Please choose a file of type .txt, .xls or .csv.'],
  ['two extensions', 'a.b.csv', good, 'Please provide only alphanumeric values and spaces for the file name.'],
  [
    'a hyphen in its name',
    'pay-roll.csv',
    good,
    'Please provide only alphanumeric values and spaces for the file name.',
  ],
  ['a name of 31 characters', `${'n'.repeat(27)}.csv`, good, 'The file name may be at most 26 characters long.'],
])('refuses %s', async (_, fileName, text, message) => {
  expect(await messagesOf(fileName, text)).toEqual([message]);
});

it('refuses a file over 5 MB before it is read', async () => {
  const result = await check('HAY.csv', new ArrayBuffer(5 * 1024 * 1024 + 1));
  expect(result).toMatchObject({
    outcome: 'refused',
    messages: ['This file is larger than 5 MB. Please split it into smaller files.'],
  });
});

it.each([`${'n'.repeat(26)}.csv`, 'pay roll 1.csv', 'PAYROLL.CSV', '1.txt'])(
  'accepts the name %s',
  async (fileName) => {
    expect(await messagesOf(fileName, good)).toEqual(['accepted']);
  },
);

it('tells how far it has come, and hands over the bytes it checked', async () => {
  const told: number[] = [];
  const text = `${good}\n`.repeat(1_200);
  const result = await checkFile({ fileName: 'HAY.csv', bytes: bytesOf(text) }, ({ done }) => told.push(done));
  expect(told).toEqual([0, 500, 1_000]);
  expect(result).toMatchObject({ outcome: 'checked', totalMinor: 1_200 * 125_50 });
  expect(result.outcome === 'checked' && atob(result.content)).toBe(text);
});

function workbook(cells: readonly unknown[][], options: object = {}, sheetOver: object = {}): ArrayBuffer {
  const sheet = Object.assign(utils.aoa_to_sheet(cells as never), sheetOver);
  return write(utils.book_new(sheet, 'Payments'), { type: 'array', bookType: 'biff8', ...options });
}

const cells = ['Ashdown Feed', '601122', '20418836', 'FP', 'Hay March', 125.5];

it('reads a workbook as it is shown, with amounts as numbers', async () => {
  const bytes = workbook([
    cells,
    ['T Mount', { t: 'n', v: 10_203, z: '000000' }, '30550122', 'BACS', '', { t: 'n', v: 1_234.5, z: '£#,##0.00' }],
  ]);
  expect(await check('HAY.xls', bytes)).toMatchObject({
    outcome: 'checked',
    rows: [
      { sortCode: '601122', minor: 125_50 },
      { sortCode: '010203', minor: 1_234_50, reference: '' },
    ],
  });
});

it.each([
  ['a blank row', workbook([cells, [], cells]), 'Row 2 is blank. Please remove blank rows and retry.'],
  ['a sort code that lost its zero', workbook([['A', 10_203, '20418836', 'FP', '', 1]]), 'Bad sort code on row 1.'],
  ['fractions of a penny', workbook([[...cells.slice(0, 5), 1.005]]), 'Bad transaction amount on row 1.'],
  ['nothing in it', workbook([[]]), 'This file is empty. Please choose a file with one payment on each row.'],
])('refuses a workbook with %s', async (_, bytes, message) => {
  expect(await check('HAY.xls', bytes)).toMatchObject({ outcome: 'refused', messages: [message] });
});

const templates = join(import.meta.dirname, '../../templates');

it.each(readdirSync(templates))('accepts the template %s unchanged', async (fileName) => {
  const bytes = new Uint8Array(readFileSync(join(templates, fileName))).buffer;
  expect(await check(fileName, bytes)).toMatchObject({ outcome: 'checked', rows: { length: 2 }, totalMinor: 205_50 });
});

const saved = join(import.meta.dirname, '../../../../../fixtures/bulk');

function savedFile(fileName: string): ArrayBuffer {
  return new Uint8Array(readFileSync(join(saved, fileName))).buffer;
}

it.each(['good.xls', 'semicolons.csv', 'quoted.csv', 'marked.csv', 'unicode.txt'])(
  'accepts %s as an office program saved it',
  async (fileName) => {
    expect(await check(fileName, savedFile(fileName))).toMatchObject({
      outcome: 'checked',
      totalMinor: 205_50,
      rows: [
        { name: 'Ashdown Feed', sortCode: '601122', accountNumber: '20418836', type: 'FP', minor: 125_50 },
        { name: 'T Mount', accountNumber: '30550122', type: 'BACS' },
      ],
    });
  },
);

it('reads Windows-1252, and refuses a name with an accent as the bank does', async () => {
  expect(readText(new Uint8Array(savedFile('windows.csv')), 'csv')).toMatchObject({
    rows: [{}, { 0: 'Café Sellier' }],
  });
  expect(await check('windows.csv', savedFile('windows.csv'))).toMatchObject({
    outcome: 'refused',
    messages: ['Bad payee name on row 2. Please remove any special characters and retry.'],
  });
});

it.each([
  ['formula.xls', 'Cell F2 holds a formula. Please replace formulas by their values and retry.'],
  ['hidden.xls', 'Row 2 is hidden. Please show or remove hidden rows and retry.'],
  ['blank.xls', 'Row 2 is blank. Please remove blank rows and retry.'],
  ['password.xls', 'This file is protected by a password. Please remove it and retry.'],
  ['zipped.xlsx', 'Please choose a file of type .txt, .xls or .csv.'],
  ['renamed.xls', 'This is not an Excel 97-2003 workbook (.xls). Please save it in that format and retry.'],
])('refuses %s as an office program saved it', async (fileName, message) => {
  expect(await check(fileName, savedFile(fileName))).toMatchObject({ outcome: 'refused', messages: [message] });
});
