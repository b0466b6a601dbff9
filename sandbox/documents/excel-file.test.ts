import readWorkbook from 'read-excel-file/universal';
import { expect, it } from 'vitest';
import { hostileTexts } from '#fixtures/hostile-text.ts';
import { excelFile } from './excel-file.ts';
import { extractOf, lineOf, linesOf } from './extract.fixture.ts';

/** The sheet's rows as an independent reader returns them. */
async function rowsOf(bytes: Uint8Array): Promise<readonly (readonly unknown[])[]> {
  const [sheet, ...more] = await readWorkbook(new Blob([bytes.slice()]), { trim: false });
  expect(more).toEqual([]);
  return sheet?.data ?? [];
}

it('has real dates and numbers under its headings', async () => {
  const [headings, first, , third] = await rowsOf(excelFile(extractOf(linesOf(3))));
  expect(headings).toEqual(['Date', 'Reference', 'Debit', 'Credit', 'Balance']);
  expect(first).toEqual([new Date('2024-01-01T00:00:00Z'), 'REF 1', 12.34, null, 987.66]);
  expect(third).toEqual([new Date('2024-01-03T00:00:00Z'), 'REF 3', null, 150.02, 1125.33]);
});

it.each([0, 1, 55, 5000])('has a row for each of %i lines', async (count) => {
  expect(await rowsOf(excelFile(extractOf(linesOf(count))))).toHaveLength(count + 1);
});

it('has no balance column for a loan', async () => {
  const [headings] = await rowsOf(excelFile(extractOf(linesOf(1), { hasBalance: false })));
  expect(headings).toEqual(['Date', 'Reference', 'Debit', 'Credit']);
});

it('keeps an overdrawn balance below zero, to the penny', async () => {
  const rows = await rowsOf(excelFile(extractOf([lineOf({ balanceMinor: -98_765_432_10 })])));
  expect(rows[1]?.[4]).toBe(-98_765_432.1);
});

it.each(hostileTexts.filter(({ text }) => text.trim() !== ''))('writes $tries as text', async ({ text }) => {
  const rows = await rowsOf(excelFile(extractOf([lineOf({ reference: text })])));
  // XML cannot hold control characters or half surrogate pairs: they become U+FFFD.
  const held = text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD');
  expect(rows[1]?.[1]).toBe(held);
});

it.each(['', '   '])('leaves "%s" when reference and title are empty', async (text) => {
  const rows = await rowsOf(excelFile(extractOf([lineOf({ reference: text, title: text })])));
  expect(String(rows[1]?.[1] ?? '').trim()).toBe('');
});
