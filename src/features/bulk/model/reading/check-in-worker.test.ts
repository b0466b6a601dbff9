import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FileChecked, Progress } from './check-file.ts';
import { type CheckMessage, type CheckWorker, checkInWorker } from './check-in-worker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const file = { fileName: 'HAY.csv', bytes: new ArrayBuffer(1) };
const checked: FileChecked = { outcome: 'checked', rows: [], totalMinor: 0, content: '' };

function aWorker() {
  const listeners = new Map<string, (event: never) => void>();
  const worker = {
    postMessage: vi.fn(),
    terminate: vi.fn(),
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
  };
  const say = (data: CheckMessage) => listeners.get('message')?.({ data } as never);
  const fail = () => listeners.get('error')?.({} as never);
  return { worker: worker as typeof worker & CheckWorker, say, fail };
}

function start() {
  const { worker, say, fail } = aWorker();
  const progress: Progress[] = [];
  const cancelling = new AbortController();
  const checking = checkInWorker(
    file,
    () => worker,
    (step) => progress.push(step),
    cancelling.signal,
  );
  return { worker, say, fail, progress, cancelling, checking };
}

it('passes on progress and the result, and ends the worker', async () => {
  const { worker, say, progress, checking } = start();
  say({ progress: { done: 500, of: 900 } });
  expect(worker.terminate).not.toHaveBeenCalled();
  say({ result: checked });
  expect(await checking).toEqual(checked);
  expect(progress).toEqual([{ done: 500, of: 900 }]);
  expect(worker.terminate).toHaveBeenCalledOnce();
});

it('ends a worker that takes too long, or breaks, and refuses the file', async () => {
  const slow = start();
  vi.advanceTimersByTime(20_000);
  expect(await slow.checking).toMatchObject({ outcome: 'refused' });
  expect(slow.worker.terminate).toHaveBeenCalled();
  const broken = start();
  broken.fail();
  expect(await broken.checking).toMatchObject({ outcome: 'refused' });
});

it('ends the worker when the customer cancels, without a result', async () => {
  const { worker, cancelling, checking } = start();
  cancelling.abort();
  expect(await checking).toBeUndefined();
  expect(worker.terminate).toHaveBeenCalledOnce();
});
