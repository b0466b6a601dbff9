import { expect, it, vi } from 'vitest';
import { calendarDay } from '#src/kernel/calendar.ts';
import type { Joined, JoinRequest } from './join-files.ts';
import { type JoinWorker, joinInWorker } from './join-in-worker.ts';

const period = { from: calendarDay('2026-01-01'), to: calendarDay('2026-06-17') };
const request: JoinRequest = {
  format: 'csv',
  account: { accountNumber: '12345678' },
  pieces: [{ period, content: 'RGF0ZQ==' }],
};
const away: Joined = { outcome: 'joined', bytes: new TextEncoder().encode('away') };
const here: Joined = { outcome: 'joined', bytes: new TextEncoder().encode('here') };
const joinOnPage = () => Promise.resolve(here);
const never = new AbortController().signal;

/** A worker stand-in that replies on demand. */
function worker() {
  const listeners = new Map<string, (event: { readonly data: Joined }) => void>();
  const requested: JoinRequest[] = [];
  const terminate = vi.fn();
  const made: JoinWorker = {
    postMessage: (message) => void requested.push(message),
    terminate,
    addEventListener: (type: string, listener: (event: { readonly data: Joined }) => void) =>
      void listeners.set(type, listener),
  };
  return { made, requested, terminate, tell: (type: string) => listeners.get(type)?.({ data: away }) };
}

it('runs in a worker that ends with the job', async () => {
  const { made, requested, terminate, tell } = worker();
  const joining = joinInWorker(request, { startWorker: () => made, joinOnPage }, never);
  expect(requested).toEqual([request]);
  tell('message');
  expect(await joining).toBe(away);
  expect(terminate).toHaveBeenCalled();
});

it('runs on the page if there is no worker', async () => {
  const startWorker = () => {
    throw new Error('none here');
  };
  expect(await joinInWorker(request, { startWorker, joinOnPage }, never)).toBe(here);
});

it.each(['error', 'messageerror'])('runs on the page after an %s of the worker', async (trouble) => {
  const { made, terminate, tell } = worker();
  const joining = joinInWorker(request, { startWorker: () => made, joinOnPage }, never);
  tell(trouble);
  expect(await joining).toBe(here);
  expect(terminate).toHaveBeenCalled();
});

it('reports a failure on the page as well', async () => {
  const { made, tell } = worker();
  const broken = () => Promise.reject(new RangeError('too large'));
  const joining = joinInWorker(request, { startWorker: () => made, joinOnPage: broken }, never);
  tell('error');
  await expect(joining).rejects.toThrow('too large');
});

it('ends when it is aborted', () => {
  const { made, terminate, tell } = worker();
  const onPage = vi.fn(joinOnPage);
  const leaving = new AbortController();
  void joinInWorker(request, { startWorker: () => made, joinOnPage: onPage }, leaving.signal);
  expect(terminate).not.toHaveBeenCalled();
  leaving.abort();
  expect(terminate).toHaveBeenCalled();
  tell('error');
  expect(onPage).not.toHaveBeenCalled();
});
