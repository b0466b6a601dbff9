import { scriptUrl } from '#src/kernel/script-url.ts';
import type { PrinterWorker } from '#src/parts/print/make-pdf.ts';
import type { ReceiptDocument } from './receipt.ts';
import workerUrl from './receipt-pdf.worker.ts?worker&url';

/** Draws one receipt away from the page, with all that PDF files take, which the page never loads. */
export function startReceiptPrinter(): PrinterWorker<ReceiptDocument> {
  return new Worker(scriptUrl(workerUrl), { type: 'module', name: 'paddock-receipt' });
}
