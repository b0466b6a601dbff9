import type { Account } from '#src/api/account.ts';
import type { ExportFormat } from '#src/api/transaction-files.ts';
import { safeFileName } from '#src/parts/save-file.ts';
import type { Download } from './download-run.ts';

export interface FinishedFile {
  readonly fileName: string;
  readonly mediaType: string;
  /** More than one only where they could not be made one. */
  readonly fileCount: number;
}

/** How a file of several pieces ends, as the bank ends its own; several PDF files come as one. */
const endings: Readonly<Record<ExportFormat, string>> = {
  csv: '.csv',
  pdf: '.zip',
  quickbooks: '-quickbooks.csv',
  sage: '-sage.csv',
  xero: '-xero.csv',
};

/** What is saved of a download of which all has come. One piece is called as the bank calls it. */
export function finishedFile(download: Download, account: Pick<Account, 'accountNumber'>): FinishedFile {
  const { format, files } = download;
  const [first] = files;
  const fileName = files.length === 1 && first !== undefined ? first.fileName : joinedName(download, account);
  const isPdf = format === 'pdf';
  const pdfType = files.length > 1 ? 'application/zip' : 'application/pdf';
  return {
    fileName: safeFileName(fileName),
    mediaType: isPdf ? pdfType : 'text/csv',
    fileCount: isPdf ? files.length : 1,
  };
}

/** As the bank calls one piece, with the days of the whole. */
function joinedName({ format, period: { from, to } }: Download, { accountNumber }: Pick<Account, 'accountNumber'>) {
  const digits = accountNumber.replaceAll(/\D/g, '').slice(-4);
  return ['transactions', ...(digits === '' ? [] : [digits]), from, 'to', to].join('-') + endings[format];
}
