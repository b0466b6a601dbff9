import { describe, expect, it, vi } from 'vitest';
import { failureOf, good } from '#src/api/store/bank.fixture.ts';
import { soon } from '#src/api/store/soon.fixture.ts';
import type { BankFetch } from './bank-client.ts';
import { changePatienceMs, createLeaving, lastPatienceMs } from './leaving.ts';

const base = 'https://paddock.test/digx/v1';
const loggedOff = { kind: 'session-over', reason: 'logged-off' };

describe('logging off during a query', () => {
  it('cancels the query before log-out is sent, and rejects it afterwards', async () => {
    const { staying, last, sent, line } = bank();
    const asking = staying(new Request(`${base}/accounts`));
    const settled = vi.fn();
    void asking.catch(settled);
    await soon(() => expect(line.has('GET')).toBe(true));
    const leaving = last(deletion());
    await soon(() => expect(sent).toEqual(['GET', 'GET broken off', 'DELETE']));
    expect(settled).not.toHaveBeenCalled();
    line.get('DELETE')?.(good({}));
    expect((await leaving).status).toBe(200);
    await expect(failureOf(asking)).resolves.toEqual(loggedOff);
  });

  it('leaves a query cancelled by its caller to the caller', async () => {
    const { staying, line } = bank();
    const caller = new AbortController();
    const asking = staying(new Request(`${base}/accounts`, { signal: caller.signal }));
    await soon(() => expect(line.has('GET')).toBe(true));
    caller.abort(new DOMException('Not wanted any more.', 'AbortError'));
    await expect(asking).rejects.toHaveProperty('name', 'AbortError');
  });

  it('sends no other call meanwhile', async () => {
    const { staying, last, sent, line } = bank();
    const leaving = last(deletion());
    await soon(() => expect(line.has('DELETE')).toBe(true));
    const asking = failureOf(staying(new Request(`${base}/accounts`)));
    const changing = failureOf(staying(new Request(`${base}/payees`, { method: 'POST' })));
    line.get('DELETE')?.(good({}));
    await leaving;
    expect([await asking, await changing]).toEqual([loggedOff, loggedOff]);
    expect(sent).toEqual(['DELETE']);
  });
});

describe('logging off during a change', () => {
  it('lets the change finish first', async () => {
    const { staying, last, sent, line } = bank();
    const changing = staying(new Request(`${base}/payees`, { method: 'POST' }));
    await soon(() => expect(line.has('POST')).toBe(true));
    const leaving = last(deletion());
    await Promise.resolve();
    expect(sent).toEqual(['POST']);
    line.get('POST')?.(good({}));
    expect((await changing).status).toBe(200);
    await soon(() => expect(sent).toEqual(['POST', 'DELETE']));
    line.get('DELETE')?.(good({}));
    await leaving;
  });

  it('waits for it only for a limited time, and sends log-out all the same', async () => {
    const { staying, last, sent, line, timers } = bank();
    const changing = staying(new Request(`${base}/payees`, { method: 'POST' }));
    await soon(() => expect(line.has('POST')).toBe(true));
    const leaving = last(deletion());
    await soon(() => expect(timers.waiting()).toContain(changePatienceMs));
    expect(sent).toEqual(['POST']);
    timers.pass(changePatienceMs);
    await soon(() => expect(sent).toEqual(['POST', 'DELETE']));
    line.get('DELETE')?.(good({}));
    expect((await leaving).status).toBe(200);
    // The change was not cancelled, so its outcome is still reported.
    line.get('POST')?.(good({}));
    expect((await changing).status).toBe(200);
    expect(sent).toEqual(['POST', 'DELETE']);
  });
});

it('lets the next customer continue once log-out has had its time', async () => {
  const { staying, last, line, timers } = bank();
  void last(deletion());
  await soon(() => expect(line.has('DELETE')).toBe(true));
  timers.pass(lastPatienceMs);
  await new Promise((resolve) => setImmediate(resolve));
  const asking = staying(new Request(`${base}/accounts`));
  await soon(() => expect(line.has('GET')).toBe(true));
  line.get('GET')?.(good({}));
  expect((await asking).status).toBe(200);
});

it.each(['answered', 'lost'])('lets the next customer ask once a last call was %s', async (how) => {
  const { staying, last, line } = bank();
  const leaving = last(deletion()).catch(() => undefined);
  await soon(() => expect(line.has('DELETE')).toBe(true));
  if (how === 'answered') line.get('DELETE')?.(good({}));
  else line.get('DELETE')?.(Promise.reject(new TypeError('Failed to fetch')));
  await leaving;
  const asking = staying(new Request(`${base}/accounts`));
  await soon(() => expect(line.has('GET')).toBe(true));
  line.get('GET')?.(good({}));
  expect((await asking).status).toBe(200);
});

function deletion(): Request {
  return new Request(`${base}/session`, { method: 'DELETE' });
}

/** A bank that answers on demand, and notices cancelled requests. */
function bank() {
  const sent: string[] = [];
  const line = new Map<string, (answer: Response | Promise<Response>) => void>();
  const fetch: BankFetch = ({ method, signal }) => {
    sent.push(method);
    return new Promise((resolve, reject) => {
      line.set(method, resolve);
      signal.addEventListener('abort', () => {
        sent.push(`${method} broken off`);
        reject(signal.reason);
      });
    });
  };
  const timers = heldTimers();
  const leaving = createLeaving(timers);
  return { staying: leaving.staying(fetch), last: leaving.last(fetch), sent, line, timers };
}

/** Time passes on demand. */
function heldTimers() {
  const waiting = new Map<object, { readonly ms: number; readonly done: () => void }>();
  return {
    setTimeout(done: () => void, ms: number) {
      const timer = {};
      waiting.set(timer, { ms, done });
      return timer;
    },
    clearTimeout: (timer: unknown) => void waiting.delete(timer as object),
    waiting: () => [...waiting.values()].map(({ ms }) => ms),
    pass(ms: number) {
      for (const [timer, one] of waiting) {
        if (one.ms > ms) continue;
        waiting.delete(timer);
        one.done();
      }
    },
  };
}
