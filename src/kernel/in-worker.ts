import { scriptUrl } from './trusted-types.ts';

/** All that a worker says. */
export type FromWorker<Answer, Progress> =
  | { readonly status: 'started' }
  | { readonly status: 'progress'; readonly progress: Progress }
  | { readonly status: 'answered'; readonly answer: Answer }
  | { readonly status: 'failed' };

interface Asked<Request, Answer, Progress> {
  readonly request: Request;
  /** Aborting ends the worker at once. */
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  /** A worker that takes longer has failed. */
  readonly longestMs?: number;
  /** Does the same on the page, where the worker cannot start. What a worker fails at is not tried again. */
  readonly onPage?: (request: Request, onProgress: (progress: Progress) => void) => Promise<Answer>;
}

/**
 * The answer to one request by a worker that is started for it and ends with it; undefined once aborted. The worker's module
 * calls `answerInWorker`. @throws Error if it fails.
 */
export function inWorker<Request, Answer, Progress = never>(
  url: string,
  { request, signal, onProgress = () => {}, longestMs, onPage }: Asked<Request, Answer, Progress>,
): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    let worker: Worker | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasStarted = false;

    function end() {
      clearTimeout(timer);
      listening.abort();
      worker?.terminate();
    }

    function fail() {
      end();
      reject(new Error('The worker failed'));
    }

    function breakDown() {
      if (hasStarted || onPage === undefined) return fail();
      end();
      onPage(request, (progress) => signal.aborted || onProgress(progress)).then(resolve, reject);
    }

    function stop() {
      end();
      resolve(undefined);
    }

    function hear({ data }: MessageEvent<FromWorker<Answer, Progress>>) {
      hasStarted = true;
      if (data.status === 'progress') onProgress(data.progress);
      else if (data.status === 'failed') fail();
      else if (data.status === 'answered') {
        end();
        resolve(data.answer);
      }
    }

    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop);
    try {
      worker = new Worker(scriptUrl(url), { type: 'module' });
      worker.postMessage(request);
    } catch {
      return breakDown();
    }
    if (longestMs !== undefined) timer = setTimeout(fail, longestMs);
    worker.addEventListener('message', hear, listening);
    worker.addEventListener('error', breakDown, listening);
    worker.addEventListener('messageerror', breakDown, listening);
  });
}
