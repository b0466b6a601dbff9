import type { PrinterWorker } from '#src/banking/print/make-pdf.ts';
import type { PrintDocument } from '#src/features/transactions/model/exports/print-document.ts';
import workerUrl from '#src/features/transactions/pdf.worker.ts?worker&url';
import { scriptUrl } from '#src/kernel/script-url.ts';

/** Draws one document in a worker, so that the page never loads the PDF library. */
export function startPrinter(): PrinterWorker<PrintDocument> {
  return new Worker(scriptUrl(workerUrl), { type: 'module', name: 'paddock-pdf' });
}
