import type { ExportFormat } from '#src/api/transactions/transaction-files.ts';
import type { DownloadStep } from './download-run.ts';

export type DownloadState =
  | { readonly status: 'choosing' }
  | DownloadStep
  /** Some pieces have arrived; another try fetches only the rest. */
  | { readonly status: 'stopped'; readonly arrivedCount: number }
  | {
      readonly status: 'failed';
      readonly message: string;
      readonly code?: string;
      readonly arrivedCount: number;
      readonly of: number;
    }
  | { readonly status: 'empty'; readonly isFiltered: boolean }
  | {
      readonly status: 'saved';
      readonly fileName: string;
      readonly format: ExportFormat;
      readonly transactionCount: number;
      /** More than one only if the pieces could not be joined. */
      readonly fileCount: number;
    };

export const formatTitles: Readonly<Record<ExportFormat, string>> = {
  csv: 'CSV',
  pdf: 'PDF',
  quickbooks: 'QuickBooks',
  sage: 'Sage',
  xero: 'Xero',
};

/** The maximum lines that each program imports from one file, where it publishes a limit. */
const mostLines: Readonly<Partial<Record<ExportFormat, number>>> = { quickbooks: 1_000, xero: 1_000 };

const numbers = new Intl.NumberFormat('en-GB');

/** Explains a format that will not give a single file; undefined otherwise. */
export function formatCopy(format: ExportFormat, pieceCount: number): string | undefined {
  if (format !== 'pdf' || pieceCount < 2) return undefined;
  return `One PDF holds up to six months: you will have ${pieceCount} PDF files in one .zip file.`;
}

/** The progress text; empty if there is nothing to say. Failures are shown elsewhere. */
export function downloadCopy(state: DownloadState): string {
  switch (state.status) {
    case 'choosing':
    case 'failed':
      return '';
    case 'fetching':
      return state.of === 1 ? 'Fetching the file…' : `Fetching ${state.part} of ${state.of}`;
    case 'joining':
      return 'Creating the file…';
    case 'stopped':
      return state.arrivedCount === 0
        ? 'Stopped. Nothing was saved.'
        : 'Stopped. Nothing was saved. The parts already received are kept: Download continues from there.';
    case 'empty':
      return state.isFiltered
        ? 'No transactions found, so no file was saved. Change the filters for more results.'
        : 'There are no transactions on these dates, so no file was saved.';
    case 'saved':
      return savedWords(state);
    default:
      return state satisfies never;
  }
}

/** What was kept after a failure, and how to continue. */
export function failedCopy(arrivedCount: number, of: number): string {
  if (arrivedCount === 0) return 'Nothing was saved. Try again, or cancel.';
  return `Nothing was saved. ${arrivedCount} of ${of} parts have been received and kept: Try again continues from there.`;
}

function savedWords({ fileName, format, transactionCount, fileCount }: DownloadState & { status: 'saved' }): string {
  const lines = transactionCount === 1 ? '1 transaction' : `${numbers.format(transactionCount)} transactions`;
  const most = mostLines[format];
  return [
    `Saved ${fileName}, ${lines}.`,
    fileCount > 1 ? `It holds ${fileCount} PDF files, each of six months or less.` : '',
    most !== undefined && transactionCount > most
      ? `${formatTitles[format]} takes ${numbers.format(most)} transactions at a time: download a shorter period for each import.`
      : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
