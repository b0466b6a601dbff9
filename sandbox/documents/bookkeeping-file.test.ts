import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { hostileTexts } from '#fixtures/hostile-text.ts';
import { type BookkeepingProgram, bookkeepingFile } from './bookkeeping-file.ts';
import { extractOf, lineOf, linesOf } from './extract.fixture.ts';

const rowsOf = (program: BookkeepingProgram, extract = extractOf(linesOf(3))): string[][] =>
  parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bookkeepingFile(program, extract)), {
    record_delimiter: '\r\n',
  });

it.each<[BookkeepingProgram, string[], string[], string[]]>([
  [
    'quickbooks',
    ['Date', 'Description', 'Credit', 'Debit'],
    ['01/01/2024', 'Saddler 1', '', '12.34'],
    ['03/01/2024', 'Saddler 3', '150.02', ''],
  ],
  [
    'xero',
    ['*Date', '*Amount', 'Payee', 'Description', 'Reference', 'Cheque Number'],
    ['01/01/2024', '-12.34', '', 'Saddler 1', 'REF 1', ''],
    ['03/01/2024', '150.02', '', 'Saddler 3', 'REF 3', ''],
  ],
  [
    'sage',
    ['Date', 'Reference', 'Description', 'Money In', 'Money Out'],
    ['01/01/2024', 'REF 1', 'Saddler 1', '', '12.34'],
    ['03/01/2024', 'REF 3', 'Saddler 3', '150.02', ''],
  ],
])('writes the columns that %s imports', (program, headings, out, paidIn) => {
  const rows = rowsOf(program);
  expect([rows[0], rows[1], rows[3]]).toEqual([headings, out, paidIn]);
});

it.each<BookkeepingProgram>(['quickbooks', 'xero', 'sage'])(
  'has only headings for %s where nothing was booked',
  (program) => {
    expect(rowsOf(program, extractOf([]))).toHaveLength(1);
  },
);

it.each(hostileTexts)('writes $tries for every program, and no formula', ({ text }) => {
  const extract = extractOf([lineOf({ reference: text, title: text })]);
  for (const program of ['quickbooks', 'xero', 'sage'] as const) {
    const [headings, row = []] = rowsOf(program, extract);
    expect(row).toHaveLength(headings?.length ?? 0);
    const whole = Buffer.from(text).toString();
    const words = row.filter((_, at) => ['Description', 'Reference'].includes(headings?.[at] ?? ''));
    for (const cell of words) {
      expect([whole, `'${whole}`]).toContain(cell);
      expect(cell).not.toMatch(/^(?:[\t\r\n]|[\p{Cc}\p{Cf}\s;]*[=+\-@＝＋－＠])/u);
    }
  }
});
