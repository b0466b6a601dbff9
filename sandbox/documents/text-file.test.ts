import { expect, it } from 'vitest';
import { hostileTexts } from '#fixtures/hostile-text.ts';
import { extractOf, lineOf, linesOf } from './extract.fixture.ts';
import { textFile } from './text-file.ts';

const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);
const lines = linesOf(3).map((line, at) => (at === 1 ? { ...line, balanceMinor: -1_234_56 } : line));

it('aligns columns, amounts to the right, below the account and period', () => {
  expect(textOf(textFile(extractOf(lines)))).toBe(
    [
      'Current account',
      'Ada Fetlock',
      'Sort code 60-93-03  Account number 12345678',
      '1 January 2024 to 30 June 2024',
      '',
      'Date        Debit  Credit      Balance  Reference',
      '01/01/2024  12.34               987.66  REF 1',
      '02/01/2024  12.35          1,234.56 DR  REF 2',
      '03/01/2024         150.02     1,125.33  REF 3',
      '',
    ].join('\r\n'),
  );
});

it('says when filters are applied, and when there are no lines', () => {
  const text = textOf(textFile(extractOf([], { isFiltered: true })));
  expect(text).toContain('Filters are applied.\r\n');
  expect(text).toMatch(/No transactions in this period\.\r\n$/);
});

it('has no balance for a loan', () => {
  expect(textOf(textFile(extractOf(lines, { hasBalance: false })))).not.toMatch(/Balance|987\.66/);
});

it.each(hostileTexts)('keeps each transaction on one line: $tries', ({ text }) => {
  const written = textOf(textFile(extractOf([lineOf({ reference: text, title: text })])));
  expect(written.split('\r\n')).toHaveLength(8);
  expect(written.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
});
