import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerInWorker } from './answer-in-worker.ts';
import { type FromWorker, inWorker } from './in-worker.ts';

type Said = FromWorker<string, number>;

/** Stands in for the browser's workers, and says what it is told to. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  readonly terminate = vi.fn();
  readonly postMessage = vi.fn();
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeWorker.started.push(this);
  }
  say(...messages: Said[]) {
    for (const data of messages) this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  FakeWorker.started = [];
  vi.stubGlobal('Worker', FakeWorker);
});
function ask({ longestMs, onPage }: { longestMs?: number; onPage?: () => Promise<string> } = {}) {
  const progress: number[] = [];
  const leaving = new AbortController();
  const answer = inWorker<string, string, number>('/worker.js', {
    request: 'hay',
    signal: leaving.signal,
    onProgress: (step) => void progress.push(step),
    ...(longestMs !== undefined && { longestMs }),
    ...(onPage !== undefined && { onPage }),
  });
  const [worker] = FakeWorker.started;
  if (worker === undefined) throw new Error('No worker was started');
  return { worker, answer, progress, leave: () => leaving.abort() };
}

const started = { status: 'started' } as const;
const onPage = () => Promise.resolve('here');

it('asks once, passes on progress and the answer, and ends the worker with it', async () => {
  const { worker, answer, progress } = ask();
  worker.say(started, { status: 'progress', progress: 1 }, { status: 'progress', progress: 2 });
  expect(worker.terminate).not.toHaveBeenCalled();
  worker.say({ status: 'answered', answer: 'away' }, { status: 'progress', progress: 3 });
  expect(await answer).toBe('away');
  expect([worker.url, worker.postMessage.mock.calls, progress]).toEqual(['/worker.js', [['hay']], [1, 2]]);
  expect(worker.terminate).toHaveBeenCalledOnce();
});

it.each(['error', 'messageerror'])(
  'does the work on the page if the worker ends in an %s before it starts',
  async (type) => {
    const { worker, answer } = ask({ onPage });
    worker.dispatchEvent(new Event(type));
    worker.dispatchEvent(new Event(type));
    expect(await answer).toBe('here');
    expect(worker.terminate).toHaveBeenCalledOnce();
  },
);

it.each(['error', 'messageerror'])(
  'fails if the worker ends in an %s later, and tries nothing on the page',
  async (type) => {
    const { worker, answer } = ask({ onPage });
    worker.say(started);
    worker.dispatchEvent(new Event(type));
    await expect(answer).rejects.toThrow('The worker failed');
    expect(worker.terminate).toHaveBeenCalledOnce();
  },
);

it('fails if the worker reports a failure', async () => {
  const { worker, answer } = ask({ onPage });
  worker.say(started, { status: 'failed' });
  await expect(answer).rejects.toThrow('The worker failed');
});

it('ends a worker that takes too long', async () => {
  vi.useFakeTimers();
  const { worker, answer } = ask({ onPage, longestMs: 20_000 });
  worker.say(started);
  vi.advanceTimersByTime(19_999);
  expect(worker.terminate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await expect(answer).rejects.toThrow('The worker failed');
  expect(worker.terminate).toHaveBeenCalledOnce();
});

it('ends the worker at once when aborted, without an answer', async () => {
  const page = vi.fn(onPage);
  const { worker, answer, progress, leave } = ask({ onPage: page });
  leave();
  worker.dispatchEvent(new Event('error'));
  worker.say({ status: 'progress', progress: 1 });
  expect(await answer).toBeUndefined();
  expect(worker.terminate).toHaveBeenCalledOnce();
  expect(page).not.toHaveBeenCalled();
  expect(progress).toEqual([]);
});

it('starts no worker if already aborted', async () => {
  expect(await inWorker('/worker.js', { request: 'hay', signal: AbortSignal.abort() })).toBeUndefined();
  expect(FakeWorker.started).toEqual([]);
});

describe('without workers', () => {
  const { signal } = new AbortController();
  const forbidden = () =>
    vi.stubGlobal(
      'Worker',
      class {
        constructor() {
          throw new Error('Workers are not allowed here');
        }
      },
    );

  it('does the work on the page where no worker may be made', async () => {
    forbidden();
    const progress: number[] = [];
    const page = async (request: string, onProgress: (step: number) => void) => {
      onProgress(1);
      return `${request} here`;
    };
    const onProgress = (step: number) => void progress.push(step);
    expect(await inWorker('/worker.js', { request: 'hay', signal, onProgress, onPage: page })).toBe('hay here');
    expect(progress).toEqual([1]);
  });

  it('fails where the page cannot do the work either', async () => {
    forbidden();
    const broken = () => Promise.reject(new RangeError('too large'));
    await expect(inWorker('/worker.js', { request: 'hay', signal, onPage: broken })).rejects.toThrow('too large');
    await expect(inWorker('/worker.js', { request: 'hay', signal })).rejects.toThrow('The worker failed');
  });

  it('has no answer if aborted while the page works', async () => {
    forbidden();
    const leaving = new AbortController();
    const answer = inWorker('/worker.js', {
      request: 'hay',
      signal: leaving.signal,
      onPage: () => new Promise<string>(() => {}),
    });
    leaving.abort();
    expect(await answer).toBeUndefined();
  });
});

it('answers in the worker: that it started, its progress, and the answer or a failure', async () => {
  const said: unknown[] = [];
  const listeners: ((event: { data: string }) => Promise<void>)[] = [];
  vi.stubGlobal('postMessage', (message: unknown, options: unknown) => void said.push([message, options]));
  vi.stubGlobal('addEventListener', (_type: string, listener: (typeof listeners)[number]) => listeners.push(listener));
  const buffer = new ArrayBuffer(1);
  answerInWorker<string, string, number>(
    (request, onProgress) => {
      if (request === 'thistles') throw new Error('not hay');
      onProgress(1);
      return `${request}, cut`;
    },
    () => [buffer],
  );
  await listeners[0]?.({ data: 'hay' });
  await listeners[0]?.({ data: 'thistles' });
  const copied = { transfer: [] };
  expect(said).toEqual([
    [{ status: 'started' }, copied],
    [{ status: 'progress', progress: 1 }, copied],
    [{ status: 'answered', answer: 'hay, cut' }, { transfer: [buffer] }],
    [{ status: 'started' }, copied],
    [{ status: 'failed' }, copied],
  ]);
});
