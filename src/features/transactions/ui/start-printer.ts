import { scriptUrl } from '#src/kernel/script-url.ts';
import type { PrinterWorker } from '../model/make-pdf.ts';
import workerUrl from '../pdf.worker.ts?worker&url';

/** Draws one document away from the page, with all that PDF files take, which the page never loads. */
export function startPrinter(): PrinterWorker {
  return new Worker(scriptUrl(workerUrl), { type: 'module', name: 'paddock-pdf' });
}
