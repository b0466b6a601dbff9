import { expect, it } from 'vitest';
import { type DownloadState, downloadCopy, failedCopy, formatCopy } from './download-copy.ts';

const saved = { status: 'saved', fileName: 'a.csv', format: 'csv', transactionCount: 1_234, fileCount: 1 } as const;

it.each<[DownloadState, string]>([
  [{ status: 'choosing' }, ''],
  [{ status: 'failed', message: 'No.', arrivedCount: 0, of: 1 }, ''],
  [{ status: 'fetching', part: 1, of: 1 }, 'Fetching the file…'],
  [{ status: 'fetching', part: 2, of: 4 }, 'Fetching 2 of 4'],
  [{ status: 'joining' }, 'Creating the file…'],
  [{ status: 'stopped', arrivedCount: 0 }, 'Stopped. Nothing was saved.'],
  [
    { status: 'stopped', arrivedCount: 2 },
    'Stopped. Nothing was saved. The parts already received are kept: Download continues from there.',
  ],
  [{ status: 'empty', isFiltered: false }, 'There are no transactions on these dates, so no file was saved.'],
  [
    { status: 'empty', isFiltered: true },
    'No transactions found, so no file was saved. Change the filters for more results.',
  ],
  [saved, 'Saved a.csv, 1,234 transactions.'],
  [{ ...saved, transactionCount: 1 }, 'Saved a.csv, 1 transaction.'],
  [{ ...saved, format: 'sage', transactionCount: 5_000 }, 'Saved a.csv, 5,000 transactions.'],
  [{ ...saved, format: 'xero', transactionCount: 1_000 }, 'Saved a.csv, 1,000 transactions.'],
  [
    { ...saved, format: 'xero', transactionCount: 1_001 },
    'Saved a.csv, 1,001 transactions. Xero takes 1,000 transactions at a time: download a shorter period for each import.',
  ],
  [
    { ...saved, format: 'quickbooks' },
    'Saved a.csv, 1,234 transactions. QuickBooks takes 1,000 transactions at a time: download a shorter period for each import.',
  ],
  [
    { ...saved, format: 'pdf', fileName: 'a.zip', fileCount: 4 },
    'Saved a.zip, 1,234 transactions. It holds 4 PDF files, each of six months or less.',
  ],
])('describes %j as: %s', (state, words) => expect(downloadCopy(state)).toBe(words));

it.each([
  ['csv', 4, undefined],
  ['pdf', 1, undefined],
  ['pdf', 4, 'One PDF holds up to six months: you will have 4 PDF files in one .zip file.'],
] as const)('explains a %s download of %i pieces beforehand: %s', (format, pieceCount, words) =>
  expect(formatCopy(format, pieceCount)).toBe(words),
);

it.each([
  [0, 1, 'Nothing was saved. Try again, or cancel.'],
  [2, 4, 'Nothing was saved. 2 of 4 parts have been received and kept: Try again continues from there.'],
])('explains a failure after %i of %i parts: %s', (arrivedCount, of, words) =>
  expect(failedCopy(arrivedCount, of)).toBe(words),
);
