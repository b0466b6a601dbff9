/** Messages from the worker: progress, then the result. */
export type FromPrinter =
  | { readonly kind: 'drawn'; readonly pages: number }
  | { readonly kind: 'made'; readonly file: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failed' };

/** The parts of `Worker` used here. */
export interface PrinterWorker<Printed> {
  postMessage(document: Printed): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { readonly data: FromPrinter }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void;
}

interface Making<Printed> {
  readonly document: Printed;
  readonly startWorker: () => PrinterWorker<Printed>;
  readonly onDrawn: (pages: number) => void;
  /** Aborting ends the worker at once; the result is then undefined. */
  readonly signal: AbortSignal;
}

/** Makes the PDF file in a new worker; undefined if there is no worker, it failed or it was aborted. */
export function makePdf<Printed>({
  document,
  startWorker,
  onDrawn,
  signal,
}: Making<Printed>): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return new Promise((resolve) => {
    let worker: PrinterWorker<Printed> | undefined;
    const end = (file?: Uint8Array<ArrayBuffer>) => {
      worker?.terminate();
      resolve(file);
    };
    if (signal.aborted) return end();
    signal.addEventListener('abort', () => end());
    try {
      worker = startWorker();
      worker.addEventListener('error', () => end());
      worker.addEventListener('messageerror', () => end());
      worker.addEventListener('message', ({ data }) => {
        if (data.kind === 'drawn') onDrawn(data.pages);
        else end(data.kind === 'made' ? data.file : undefined);
      });
      worker.postMessage(document);
    } catch {
      end();
    }
  });
}
