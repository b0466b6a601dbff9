import { scriptUrl } from '#src/kernel/script-url.ts';
import type { PrinterWorker } from '#src/parts/make-pdf.ts';
import type { PrintDocument } from '../model/print-document.ts';
import workerUrl from '../pdf.worker.ts?worker&url';

/** Draws one document away from the page, with all that PDF files take, which the page never loads. */
export function startPrinter(): PrinterWorker<PrintDocument> {
  return new Worker(scriptUrl(workerUrl), { type: 'module', name: 'paddock-pdf' });
}
