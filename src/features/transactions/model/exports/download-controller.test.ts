import { expect, it } from 'vitest';
import { type ExportFormat, exportFormats, type TransactionFile } from '#src/api/transactions/transaction-files.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import {
  createDownloadController,
  type DownloadDependencies,
  type ExportRequest,
  finishedFile,
} from './download-controller.ts';
import type { DownloadState } from './download-copy.ts';
import { newDownload } from './download-run.ts';

const requested: ExportRequest = {
  format: 'csv',
  period: { from: calendarDay('2025-07-01'), to: calendarDay('2026-06-17') },
  filters: { tags: new Set() },
  isFiltered: false,
};

/** A controller whose bank returns every piece; one of its dependencies may be made to fail. */
function scene() {
  const shown: DownloadState[] = [];
  const fetched: string[] = [];
  const saved: string[] = [];
  const dependencies: DownloadDependencies = {
    account: { accountNumber: '12345678' },
    async fetchPiece({ from }): Promise<{ data: TransactionFile }> {
      fetched.push(from);
      return { data: { fileName: 'piece.csv', content: '', transactionCount: 2 } };
    },
    join: async () => ({ outcome: 'joined', bytes: new TextEncoder().encode('Date') }),
    save: (_, fileName) => void saved.push(fileName),
  };
  const controller = createDownloadController((state) => void shown.push(state));
  return { controller, dependencies, shown, fetched, saved };
}

const days = ['2025-07-01', '2025-12-17'];

it('saves the file and reports its name', async () => {
  const { controller, dependencies, shown, fetched, saved } = scene();
  await controller.start(requested, dependencies);
  const fileName = 'transactions-5678-2025-07-01-to-2026-06-17.csv';
  expect([fetched, saved]).toEqual([days, [fileName]]);
  expect(shown.map(({ status }) => status)).toEqual(['fetching', 'fetching', 'joining', 'saved']);
  expect(shown.at(-1)).toEqual({ status: 'saved', fileName, fileCount: 1, format: 'csv', transactionCount: 4 });
});

it('continues with the pieces received after a failure', async () => {
  const { controller, dependencies, shown, fetched } = scene();
  const fetchPiece: DownloadDependencies['fetchPiece'] = async (piece, signal) =>
    fetched.length === 0
      ? dependencies.fetchPiece(piece, signal)
      : { error: { kind: 'fault', fault: 'offline', message: 'No network.' } };
  await controller.start(requested, { ...dependencies, fetchPiece });
  expect(shown.at(-1)).toEqual({ status: 'failed', message: 'No network.', arrivedCount: 1, of: 2 });
  await controller.start(requested, dependencies);
  expect(fetched).toEqual(days);
  expect(shown.at(-1)).toMatchObject({ status: 'saved' });
});

const breakage = () => {
  throw new RangeError('no memory');
};

it.each<[string, Partial<DownloadDependencies>]>([
  ['joining', { join: () => Promise.reject(new RangeError('no memory')) }],
  ['saving', { save: breakage }],
])('starts over if %s failed', async (_, broken) => {
  const { controller, dependencies, shown, fetched } = scene();
  await controller.start(requested, { ...dependencies, ...broken });
  expect(shown.at(-1)).toMatchObject({ status: 'failed', arrivedCount: 0, of: 1 });
  await controller.start(requested, dependencies);
  expect(fetched).toEqual([...days, ...days]);
  expect(shown.at(-1)).toMatchObject({ status: 'saved' });
});

it('starts nothing while a download is in progress', async () => {
  const { controller, dependencies, fetched } = scene();
  await Promise.all([controller.start(requested, dependencies), controller.start(requested, dependencies)]);
  expect(fetched).toEqual(days);
});

it('keeps the received pieces when stopped, and reports no later failure', async () => {
  const { controller, dependencies, shown, fetched } = scene();
  const join = () => {
    controller.stop();
    return Promise.reject(new RangeError('no memory'));
  };
  await controller.start(requested, { ...dependencies, join });
  expect(shown.at(-1)).toEqual({ status: 'stopped', arrivedCount: 2 });
  await controller.start(requested, dependencies);
  expect(fetched).toEqual(days);
});

it('keeps nothing when another file is requested', async () => {
  const { controller, dependencies, fetched } = scene();
  await controller.start(requested, { ...dependencies, join: async () => ({ outcome: 'damaged', places: [] }) });
  await controller.start({ ...requested, format: 'sage' }, dependencies);
  expect(fetched).toEqual([...days, ...days]);
});

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
