import type { FileChecked, FileToCheck, Progress } from './check-file.ts';

export type CheckMessage = { readonly progress: Progress } | { readonly result: FileChecked };

/** The parts of `Worker` used here. */
export interface CheckWorker {
  postMessage(file: FileToCheck, transfer: Transferable[]): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { readonly data: CheckMessage }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void;
}

/** A file that takes longer than this to read is not an ordinary file of payments. */
const longestMs = 20_000;

const unreadable: FileChecked = {
  outcome: 'refused',
  messages: ['This file could not be read. Please save it again as .csv and retry.'],
};

/**
 * Checks a file in a worker of its own, which is ended with the check, when it takes too long, and when the customer
 * cancels. Undefined once cancelled.
 */
export function checkInWorker(
  file: FileToCheck,
  startWorker: () => CheckWorker,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<FileChecked | undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(undefined);
    const worker = startWorker();
    const timer = setTimeout(() => end(unreadable), longestMs);
    function end(result: FileChecked | undefined): void {
      clearTimeout(timer);
      worker.terminate();
      resolve(result);
    }
    signal.addEventListener('abort', () => end(undefined));
    worker.addEventListener('message', ({ data }) => {
      if ('result' in data) end(data.result);
      else onProgress(data.progress);
    });
    worker.addEventListener('error', () => end(unreadable));
    worker.addEventListener('messageerror', () => end(unreadable));
    worker.postMessage(file, [file.bytes]);
  });
}
