import { BankFailure } from '#src/api/wire/failure.ts';
import type { BankFetch } from './bank-client.ts';
import { type Timers, wallTimers } from './time-out.ts';

/** Keeps the log-out call apart from all others. */
export interface Leaving {
  staying(inner: BankFetch): BankFetch;
  last(inner: BankFetch): BankFetch;
}

/** How long log-out waits for changes in progress. They continue beside it. */
export const changePatienceMs = 5_000;

/** The longest wait, changes included, before another customer may log in. */
export const lastPatienceMs = 10_000;

/**
 * A query still in flight at log-out would come back as an expired session. So queries are cancelled first, changes are
 * given time, and nothing else is sent until log-out is answered. The log-out call is always sent.
 */
export function createLeaving(timers: Timers = wallTimers): Leaving {
  let queries = new AbortController();
  let left: Promise<unknown> | undefined;
  const changes = new Set<Promise<Response>>();

  async function over(): Promise<BankFailure> {
    await left;
    return new BankFailure({ kind: 'session-over', reason: 'logged-off' });
  }

  async function question(inner: BankFetch, request: Request): Promise<Response> {
    const { signal } = queries;
    try {
      return await inner(new Request(request, { signal: AbortSignal.any([request.signal, signal]) }));
    } catch (reason) {
      if (!signal.aborted || request.signal.aborted) throw reason;
      throw await over();
    }
  }

  async function change(inner: BankFetch, request: Request): Promise<Response> {
    const sending = inner(request);
    changes.add(sending);
    try {
      return await sending;
    } finally {
      changes.delete(sending);
    }
  }

  async function sendLast(inner: BankFetch, request: Request): Promise<Response> {
    queries.abort();
    queries = new AbortController();
    await endedOrLate([...changes], changePatienceMs, timers);
    return inner(request);
  }

  return {
    staying: (inner) => async (request) => {
      if (left !== undefined) throw await over();
      return request.method === 'GET' ? question(inner, request) : change(inner, request);
    },
    last: (inner) => async (request) => {
      const sent = sendLast(inner, request);
      const over = endedOrLate([sent], lastPatienceMs, timers);
      left = over;
      void over.then(() => {
        if (left === over) left = undefined;
      });
      return sent;
    },
  };
}

function endedOrLate(waited: readonly Promise<unknown>[], patienceMs: number, timers: Timers): Promise<unknown> {
  if (waited.length === 0) return Promise.resolve();
  return new Promise<void>((resolve) => {
    const timer = timers.setTimeout(resolve, patienceMs);
    void Promise.allSettled(waited).then(() => {
      timers.clearTimeout(timer);
      resolve();
    });
  });
}
