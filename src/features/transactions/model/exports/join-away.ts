import type { Joined, JoinRequest } from './join-files.ts';

/** As much of a worker as is used here. */
export interface JoinWorker {
  postMessage(request: JoinRequest): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Joined }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void;
}

interface Hands {
  startWorker(): JoinWorker;
  /** On the page itself, where no worker can be had or it breaks. */
  joinHere(request: JoinRequest): Promise<Joined>;
}

/** Joins files away from the page's thread, by a worker that ends with the job. Aborted, it answers to nobody. */
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
