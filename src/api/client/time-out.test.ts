import { beforeEach, expect, it, vi } from 'vitest';
import { failureOf } from '#src/api/store/bank.fixture.ts';
import type { BankFetch } from './bank-client.ts';
import { timeOut } from './time-out.ts';

const address = 'https://paddock.test/digx/v1/me';
const limitMs = 120_000;

beforeEach(() => {
  vi.useFakeTimers();
});

/** A server that never answers. */
const silent: BankFetch = (_request, init) =>
  new Promise((_resolve, reject) => {
    init?.signal.addEventListener('abort', () => reject(init.signal.reason));
  });

it('waits to the last millisecond', async () => {
  const settled = vi.fn();
  void timeOut(silent, limitMs)(new Request(address)).catch(settled);
  await vi.advanceTimersByTimeAsync(limitMs - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledOnce();
});

it('calls a late answer a time-out', async () => {
  const failure = failureOf(timeOut(silent, limitMs)(new Request(address)));
  await vi.advanceTimersByTimeAsync(limitMs);
  expect(await failure).toEqual({ kind: 'fault', fault: 'request_timeout' });
});

it('counts a body that never ends as late', async () => {
  const endless: BankFetch = async (_request, init) => {
    const body = new ReadableStream({
      start: (stream) => init?.signal.addEventListener('abort', () => stream.error(init.signal.reason)),
    });
    return new Response(body);
  };
  const failure = failureOf(timeOut(endless, limitMs)(new Request(address)));
  await vi.advanceTimersByTimeAsync(limitMs);
  expect(await failure).toEqual({ kind: 'fault', fault: 'request_timeout' });
});

it('gives each attempt its own time', async () => {
  const limited = timeOut(silent, limitMs);
  const first = failureOf(limited(new Request(address)));
  await vi.advanceTimersByTimeAsync(limitMs / 2);
  const settled = vi.fn();
  void limited(new Request(address)).catch(settled);
  await vi.advanceTimersByTimeAsync(limitMs / 2);
  expect(await first).toEqual({ kind: 'fault', fault: 'request_timeout' });
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(limitMs / 2);
  expect(settled).toHaveBeenCalledOnce();
});

it('leaves no timer and no listener behind an answer', async () => {
  const stop = new AbortController();
  const removed = vi.spyOn(stop.signal, 'removeEventListener');
  const request = new Request(address, { signal: stop.signal });
  await timeOut(async () => new Response('{}'), limitMs)(request);
  expect(vi.getTimerCount()).toBe(0);
  expect(removed.mock.calls.length).toBeLessThanOrEqual(1);
});

it('passes the whole answer on', async () => {
  const answer = await timeOut(
    async () => new Response('{"a":1}', { status: 403, headers: { 'x-nonce': 'n1' } }),
    limitMs,
  )(new Request(address));
  expect([answer.status, answer.headers.get('x-nonce'), await answer.text()]).toEqual([403, 'n1', '{"a":1}']);
});

it('passes on an answer that may have no body', async () => {
  const answer = await timeOut(async () => new Response(null, { status: 204 }), limitMs)(new Request(address));
  expect(answer.status).toBe(204);
});

it('reports a lost connection as no answer', async () => {
  const broken: BankFetch = async () => {
    throw new TypeError('Failed to fetch');
  };
  expect(await failureOf(timeOut(broken, limitMs)(new Request(address)))).toEqual({
    kind: 'fault',
    fault: 'bad_network_response',
  });
});

it('says that the device is offline when it knows', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const broken: BankFetch = async () => {
    throw new TypeError('Failed to fetch');
  };
  expect(await failureOf(timeOut(broken, limitMs)(new Request(address)))).toEqual({ kind: 'fault', fault: 'offline' });
});

it('is not a fault when the caller gives up', async () => {
  const stop = new AbortController();
  const answer = timeOut(silent, limitMs)(new Request(address, { signal: stop.signal }));
  stop.abort();
  await expect(answer).rejects.toHaveProperty('name', 'AbortError');
  expect(vi.getTimerCount()).toBe(0);
});

it('sends nothing for a call cancelled beforehand', async () => {
  const inner = vi.fn(silent);
  const answer = timeOut(inner, limitMs)(new Request(address, { signal: AbortSignal.abort() }));
  await expect(answer).rejects.toHaveProperty('name', 'AbortError');
  expect(inner).not.toHaveBeenCalled();
});

it('uses the timers it is given', async () => {
  let fire = () => {};
  const timers = {
    setTimeout: (callback: () => void) => {
      fire = callback;
      return 'timer';
    },
    clearTimeout: vi.fn(),
  };
  const failure = failureOf(timeOut(silent, limitMs, timers)(new Request(address)));
  fire();
  expect(await failure).toEqual({ kind: 'fault', fault: 'request_timeout' });
  expect(timers.clearTimeout).toHaveBeenCalledWith('timer');
});
