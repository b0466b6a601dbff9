import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { hostileTexts } from '#fixtures/hostile-text.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { csvFile } from './csv-file.ts';
import { extractOf, lineOf, linesOf } from './extract.fixture.ts';

const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);

/** A strict RFC 4180 reader. */
const rowsOf = (bytes: Uint8Array): string[][] => parse(textOf(bytes), { record_delimiter: '\r\n' });

it('writes dates, references, unsigned amounts and the running balance', () => {
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

it.each([0, 1, 25, 26, 54, 55])('has a row for each of %i lines, and a heading row', (count) => {
  expect(rowsOf(csvFile(extractOf(linesOf(count))))).toHaveLength(count + 1);
});

it('has no balance column for a loan', () => {
  const [headings, row] = rowsOf(csvFile(extractOf(linesOf(1), { hasBalance: false })));
  expect(headings).toEqual(['Date', 'Reference', 'Debit', 'Credit']);
  expect(row).toEqual(['01/01/2024', 'REF 1', '12.34', '']);
});

it('shows a line’s title only when it has no reference', () => {
  const lines = [lineOf({ reference: '  ', title: 'Saddler' }), lineOf({ reference: 'INV 7', title: 'Saddler' })];
  expect(rowsOf(csvFile(extractOf(lines))).map(([, reference]) => reference)).toEqual([
    'Reference',
    'Saddler',
    'INV 7',
  ]);
});

it('keeps the minus of a negative balance', () => {
  const line = lineOf({ day: calendarDay('2024-02-29'), minor: -1_234_567_89, balanceMinor: -1_234_567_80 });
  expect(rowsOf(csvFile(extractOf([line])))[1]).toEqual(['29/02/2024', 'REF 1', '1234567.89', '', '-1234567.80']);
});

it.each(hostileTexts)('writes $tries, and no formula', ({ text }) => {
  const [, row] = rowsOf(csvFile(extractOf([lineOf({ reference: text, title: text })])));
  expect(row).toHaveLength(5);
  // UTF-8 cannot hold half a surrogate pair.
  const [, cell = ''] = row ?? [];
  const whole = Buffer.from(text).toString();
  expect([whole, `'${whole}`]).toContain(cell);
  expect(cell).not.toMatch(/^(?:[\t\r\n]|[\p{Cc}\p{Cf}\s;]*[=+\-@＝＋－＠])/u);
});
