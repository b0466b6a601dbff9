/** What the worker tells while it draws, and once at the end. */
export type FromPrinter =
  | { readonly kind: 'drawn'; readonly pages: number }
  | { readonly kind: 'made'; readonly file: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failed' };

/** As much of a worker as is used here. It draws the document that it is told. */
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
  /** Aborted, it ends the worker at once, and the answer says nothing. */
  readonly signal: AbortSignal;
}

/** The PDF file, made by a worker of its own; undefined where none could be had, it broke or was given up. */
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
