import { bookkeepingFile } from './bookkeeping-file.ts';
import { csvFile } from './csv-file.ts';
import type { Extract } from './extract.ts';
import type { FileFormat } from './file-formats.ts';
import { textFile } from './text-file.ts';

/** The same extract always gives the same bytes. Large libraries load on use. */
export async function transactionFile(format: FileFormat, extract: Extract): Promise<Uint8Array> {
  switch (format) {
    case 'csv':
      return csvFile(extract);
    case 'quickbooks':
    case 'xero':
    case 'sage':
      return bookkeepingFile(format, extract);
    case 'text':
      return textFile(extract);
    case 'excel': {
      const { excelFile } = await import('./excel-file.ts');
      return excelFile(extract);
    }
    case 'pdf': {
      const { transactionsPdf } = await import('./transactions-pdf.ts');
      return transactionsPdf(extract);
    }
    default:
      return format satisfies never;
  }
}
