import type { PrintDocument } from '#src/features/transactions/model/exports/print-document.ts';
import workerUrl from '#src/features/transactions/pdf.worker.ts?worker&url';
import { scriptUrl } from '#src/kernel/script-url.ts';
import type { PrinterWorker } from '#src/parts/print/make-pdf.ts';

/** Draws one document away from the page, with all that PDF files take, which the page never loads. */
export function startPrinter(): PrinterWorker<PrintDocument> {
  return new Worker(scriptUrl(workerUrl), { type: 'module', name: 'paddock-pdf' });
}
