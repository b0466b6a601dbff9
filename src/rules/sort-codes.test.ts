import { expect, it } from 'vitest';
import { readAccountNumber, readSortCode, sortCodeText } from './sort-codes.ts';

/** Separators as people, print and programs write them. */
const separators = [
  '',
  ' ',
  '-',
  '\u00a0',
  '\u2009',
  '\u202f',
  '\u2002',
  '\u2003',
  '\t',
  '\u2010',
  '\u2011',
  '\u2012',
  '\u2013',
  '\u2014',
  '\u2015',
  '\u2212',
  ' - ',
  ' \u2013 ',
  '  ',
  '\u00ad',
];

/** Between the digit groups, around the number, and in full-width digits. */
function spellings(parts: readonly string[]): string[] {
  const joined = separators.map((separator) => parts.join(separator));
  const around = [' ', '\n', '\u00a0', '\t'].flatMap((space) => [
    `${space}${parts.join('-')}`,
    `${parts.join('-')}${space}`,
  ]);
  const wide = [...parts.join('')].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join('');
  const unequal = [
    parts.join('- '),
    parts.join(' -'),
    parts.join(' \u2014 '),
    [...parts.join('')].join(' '),
    [...parts.join('')].join('-'),
  ];
  const mixed = ['\uff0d', '\ufe63', '\u3000', '\u2007', '\u2008', '\u205f'].map((separator) => parts.join(separator));
  return [...joined, ...around, wide, ...unequal, ...mixed];
}

const refusedEverywhere = [
  '',
  ' ',
  '-',
  '--',
  'abcdef',
  'six',
  '6O1122',
  '60l122',
  '60.11.22',
  '60/11/22',
  '60,11,22',
  '60:11:22',
  '60_11_22',
  '60+11+22',
  '(60)1122',
  '60-11-2',
  '60-11-222',
  '60112',
  '6011223',
  '60 11 2a',
  'a0-11-22',
  '60-11-22.',
  '#601122',
  '£601122',
  '6e5',
  '1e10',
  '0x601122',
  'null',
  'NaN',
  '６０１１２',
  '٦٠١١٢٢',
  '६०११२२',
  '60\u200b1122',
  '60\u0000 1122',
  '60-11-22;',
  "60-11-22'",
  '<601122>',
  '60·11·22',
  '60•11•22',
  '60*11*22',
  '½01122',
  '60=11=22',
  '-60-11-22x',
];

it('reads a sort code in at least forty spellings', () => {
  const accepted = spellings(['60', '11', '22']);
  expect(new Set(accepted).size).toBeGreaterThanOrEqual(40);
  expect(accepted.filter((text) => readSortCode(text) !== '601122')).toEqual([]);
});

it('reads an account number in at least forty spellings', () => {
  const accepted = spellings(['3192', '6819']);
  expect(new Set(accepted).size).toBeGreaterThanOrEqual(40);
  expect(accepted.filter((text) => readAccountNumber(text) !== '31926819')).toEqual([]);
});

it('bends nothing else into a sort code, or into an account number', () => {
  const forNumbers = refusedEverywhere.map((text) => text.replace('6011', '31926819').replace('60', '319268'));
  for (const texts of [refusedEverywhere, forNumbers]) expect(new Set(texts).size).toBeGreaterThanOrEqual(40);
  expect(refusedEverywhere.filter((text) => readSortCode(text) !== undefined)).toEqual([]);
  expect(refusedEverywhere.filter((text) => readAccountNumber(text) !== undefined)).toEqual([]);
});

it.each([
  ['5 digits', '60112', undefined],
  ['6 digits', '601122', '601122'],
  ['7 digits', '6011223', undefined],
])('takes a sort code of %s so', (_, text, read) => expect(readSortCode(text)).toBe(read));

it.each([
  ['7 digits', '3192681', undefined],
  ['8 digits', '31926819', '31926819'],
  ['9 digits', '319268190', undefined],
])('takes an account number of %s so', (_, text, read) => expect(readAccountNumber(text)).toBe(read));

it('writes a sort code in pairs, and leaves alone what is none', () => {
  expect(sortCodeText('601122')).toBe('60-11-22');
  expect(['6011', '6011223', 'x601122', '601122x'].map(sortCodeText)).toEqual([
    '6011',
    '6011223',
    'x601122',
    '601122x',
  ]);
  expect(sortCodeText('60-11-22')).toBe('60-11-22');
});
