import type { PrinterWorker } from '#src/banking/print/make-pdf.ts';
import { scriptUrl } from '#src/kernel/script-url.ts';
import type { ReceiptDocument } from './receipt.ts';
import workerUrl from './receipt-pdf.worker.ts?worker&url';

/** Draws one receipt in a worker, so that the page never loads the PDF library. */
export function startReceiptPrinter(): PrinterWorker<ReceiptDocument> {
  return new Worker(scriptUrl(workerUrl), { type: 'module', name: 'paddock-receipt' });
}
