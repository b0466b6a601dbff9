import { expect, it } from 'vitest';
import { extractOf, linesOf, statementOf } from './extract.fixture.ts';
import { extensionOf, type FileFormat } from './file-formats.ts';
import { statementPdf } from './statement-pdf.ts';
import { transactionFile } from './transaction-file.ts';

const formats: readonly (readonly [FileFormat, string, string])[] = [
  ['csv', 'csv', 'Date,Reference,'],
  ['quickbooks', 'csv', 'Date,Description,Credit,Debit'],
  ['xero', 'csv', '*Date,*Amount,'],
  ['sage', 'csv', 'Date,Reference,Description,'],
  ['text', 'txt', 'Current account\r\n'],
  ['excel', 'xlsx', 'PK\u0003\u0004'],
  ['pdf', 'pdf', '%PDF-1.7\n'],
];

const beginningOf = (bytes: Uint8Array, length: number) => new TextDecoder().decode(bytes.subarray(0, length));

it.each(formats)('makes a file in format %s, named .%s', async (format, extension, beginning) => {
  const bytes = await transactionFile(format, extractOf(linesOf(30)));
  expect(beginningOf(bytes, beginning.length)).toBe(beginning);
  expect(extensionOf(format)).toBe(extension);
});

it.each(formats)('makes the same %s file twice', async (format) => {
  const twice = await Promise.all([1, 2].map(() => transactionFile(format, extractOf(linesOf(60)))));
  expect(Buffer.compare(twice[0] ?? Buffer.of(), twice[1] ?? Buffer.of(1))).toBe(0);
});

it('makes the same statement twice', () => {
  expect(Buffer.compare(statementPdf(statementOf(linesOf(60))), statementPdf(statementOf(linesOf(60))))).toBe(0);
});
