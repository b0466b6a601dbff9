import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { hostileTexts } from '#fixtures/hostile-text.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { csvFile } from './csv-file.ts';
import { extractOf, lineOf, linesOf } from './extract.fixture.ts';

const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);

/** A strict reader, which only takes what RFC 4180 allows. */
const rowsOf = (bytes: Uint8Array): string[][] => parse(textOf(bytes), { record_delimiter: '\r\n' });

it('writes dates, references, amounts without a sign and the running balance', () => {
  expect(textOf(csvFile(extractOf(linesOf(3))))).toBe(
    [
      'Date,Reference,Debit,Credit,Balance',
      '01/01/2024,REF 1,12.34,,987.66',
      '02/01/2024,REF 2,12.35,,975.31',
      '03/01/2024,REF 3,,150.02,1125.33',
      '',
    ].join('\r\n'),
  );
});

it.each([0, 1, 25, 26, 54, 55])('has a row for each of %i lines, and one for the headings', (count) => {
  expect(rowsOf(csvFile(extractOf(linesOf(count))))).toHaveLength(count + 1);
});

it('says nothing of a balance where money was lent', () => {
  const [headings, row] = rowsOf(csvFile(extractOf(linesOf(1), { hasBalance: false })));
  expect(headings).toEqual(['Date', 'Reference', 'Debit', 'Credit']);
  expect(row).toEqual(['01/01/2024', 'REF 1', '12.34', '']);
});

it('names what a line was for only where it has no reference', () => {
  const lines = [lineOf({ reference: '  ', title: 'Saddler' }), lineOf({ reference: 'INV 7', title: 'Saddler' })];
  expect(rowsOf(csvFile(extractOf(lines))).map(([, reference]) => reference)).toEqual([
    'Reference',
    'Saddler',
    'INV 7',
  ]);
});

it('keeps the minus of a balance a minus', () => {
  const line = lineOf({ day: calendarDay('2024-02-29'), minor: -1_234_567_89, balanceMinor: -1_234_567_80 });
  expect(rowsOf(csvFile(extractOf([line])))[1]).toEqual(['29/02/2024', 'REF 1', '1234567.89', '', '-1234567.80']);
});

it.each(hostileTexts)('carries $tries, and a spreadsheet has nothing to run', ({ text }) => {
  const [, row] = rowsOf(csvFile(extractOf([lineOf({ reference: text, title: text })])));
  expect(row).toHaveLength(5);
  // UTF-8 has no half a pair of surrogates.
  const [, cell = ''] = row ?? [];
  const whole = Buffer.from(text).toString();
  expect([whole, `'${whole}`]).toContain(cell);
  expect(cell).not.toMatch(/^(?:[\t\r\n]|[\p{Cc}\p{Cf}\s]*[=+\-@＝＋－＠])/u);
});
