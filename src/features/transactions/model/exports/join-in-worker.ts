import type { Joined, JoinRequest } from './join-files.ts';

/** The parts of `Worker` used here. */
export interface JoinWorker {
  postMessage(request: JoinRequest): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Joined }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void;
}

interface JoinDependencies {
  startWorker(): JoinWorker;
  /** On the page itself, if there is no worker or it fails. */
  joinOnPage(request: JoinRequest): Promise<Joined>;
}

/** Joins files in a worker that ends with the job. If aborted, there is no answer. */
export function joinInWorker(
  request: JoinRequest,
  { startWorker, joinOnPage }: JoinDependencies,
  signal: AbortSignal,
): Promise<Joined> {
  return new Promise((resolve, reject) => {
    let worker: JoinWorker | undefined;
    function workAlone() {
      worker?.terminate();
      if (!signal.aborted) joinOnPage(request).then(resolve, reject);
    }
    try {
      worker = startWorker();
    } catch {
      workAlone();
      return;
    }
    signal.addEventListener('abort', () => worker?.terminate());
    worker.addEventListener('message', ({ data }) => {
      worker?.terminate();
      resolve(data);
    });
    worker.addEventListener('error', workAlone);
    worker.addEventListener('messageerror', workAlone);
    worker.postMessage(request);
  });
}
