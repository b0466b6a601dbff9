import { expect, it } from 'vitest';
import { type ExportFormat, exportFormats } from '#src/api/transactions/transaction-files.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { newDownload } from './download-run.ts';
import { finishedFile } from './finished-file.ts';

const account = { accountNumber: '12345678' };

function arrived(format: ExportFormat, from: string, fileName: string) {
  const download = newDownload(format, { from: calendarDay(from), to: calendarDay('2026-06-17') });
  return { ...download, answers: download.pieces.map(() => ({ fileName, content: '', transactionCount: 1 })) };
}

it.each([
  ['csv', '../the-bank-s.csv', 'the-bank-s.csv', 'text/csv'],
  ['pdf', 'the-bank-s.PDF', 'the-bank-s.PDF', 'application/pdf'],
  ['pdf', 'the-bank-s.pdf.exe', 'the-bank-s.pdf.exe.pdf', 'application/pdf'],
  ['xero', 'the-bank-s.html', 'the-bank-s.html.csv', 'text/csv'],
  ['csv', '', 'download.csv', 'text/csv'],
] as const)('keeps the bank’s name for a %s of one piece, with its own extension: %j', (...given) => {
  const [format, name, fileName, mediaType] = given;
  const file = finishedFile(arrived(format, '2026-05-01', name), account);
  expect(file).toEqual({ fileName, mediaType, fileCount: 1 });
});

it('is named by the whole period if there are several pieces', () => {
  const names = exportFormats.map((format) => finishedFile(arrived(format, '2024-10-18', 'piece'), account));
  const start = 'transactions-5678-2024-10-18-to-2026-06-17';
  expect(names).toEqual([
    { fileName: `${start}.csv`, mediaType: 'text/csv', fileCount: 1 },
    { fileName: `${start}.zip`, mediaType: 'application/zip', fileCount: 4 },
    { fileName: `${start}-quickbooks.csv`, mediaType: 'text/csv', fileCount: 1 },
    { fileName: `${start}-sage.csv`, mediaType: 'text/csv', fileCount: 1 },
    { fileName: `${start}-xero.csv`, mediaType: 'text/csv', fileCount: 1 },
  ]);
});

it('has no digits in its name if the account has no number', () =>
  expect(finishedFile(arrived('csv', '2024-10-18', 'piece'), { accountNumber: '' }).fileName).toBe(
    'transactions-2024-10-18-to-2026-06-17.csv',
  ));
