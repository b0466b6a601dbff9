import type { Joined, JoinRequest } from './join-files.ts';

/** The parts of `Worker` used here. */
export interface JoinWorker {
  postMessage(request: JoinRequest): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Joined }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void;
}

interface Hands {
  startWorker(): JoinWorker;
  /** On the page itself, if there is no worker or it fails. */
  joinHere(request: JoinRequest): Promise<Joined>;
}

/** Joins files in a worker that ends with the job. If aborted, there is no answer. */
export function joinAway(request: JoinRequest, { startWorker, joinHere }: Hands, signal: AbortSignal): Promise<Joined> {
  return new Promise((resolve, reject) => {
    let worker: JoinWorker | undefined;
    function goOnAlone() {
      worker?.terminate();
      if (!signal.aborted) joinHere(request).then(resolve, reject);
    }
    try {
      worker = startWorker();
    } catch {
      goOnAlone();
      return;
    }
    signal.addEventListener('abort', () => worker?.terminate());
    worker.addEventListener('message', ({ data }) => {
      worker?.terminate();
      resolve(data);
    });
    worker.addEventListener('error', goOnAlone);
    worker.addEventListener('messageerror', goOnAlone);
    worker.postMessage(request);
  });
}
