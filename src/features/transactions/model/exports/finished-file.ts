import type { Account } from '#src/api/accounts/account.ts';
import type { ExportFormat } from '#src/api/transactions/transaction-files.ts';
import { safeFileName } from '#src/banking/print/save-file.ts';
import type { Download } from './download-run.ts';
import { periodFileName } from './period-file-name.ts';

export interface FinishedFile {
  readonly fileName: string;
  readonly mediaType: string;
  /** More than one only if the pieces could not be joined. */
  readonly fileCount: number;
}

/** File extensions for joined files, matching the bank's own; several PDFs come as one zip. */
const endings: Readonly<Record<ExportFormat, string>> = {
  csv: '.csv',
  pdf: '.zip',
  quickbooks: '-quickbooks.csv',
  sage: '-sage.csv',
  xero: '-xero.csv',
};

/** The file to save once every piece is here. A single piece keeps the bank's name and its own extension. */
export function finishedFile(download: Download, account: Pick<Account, 'accountNumber'>): FinishedFile {
  const { format, answers: files, period } = download;
  const [first] = files;
  const isAlone = files.length === 1;
  const isPdf = format === 'pdf';
  const pdfType = isAlone ? 'application/pdf' : 'application/zip';
  return {
    fileName:
      isAlone && first !== undefined
        ? safeFileName(first.fileName, isPdf ? '.pdf' : '.csv')
        : periodFileName(account, period, endings[format]),
    mediaType: isPdf ? pdfType : 'text/csv',
    fileCount: isPdf ? files.length : 1,
  };
}
