import { BankFailure } from '../failure.ts';
import type { BankFetch } from './bank-fetch.ts';

/** Keeps a session's last call apart from all others of the page. */
export interface Leaving {
  /** For every call but the last. @throws BankFailure for what is broken off, or asked too late: the session is over. */
  staying(inner: BankFetch): BankFetch;
  /** For the call that ends the session. */
  last(inner: BankFetch): BankFetch;
}

/**
 * A question still under way when the customer logs off would be answered by a bank that knows the session no more, and
 * what was the customer's own wish would look like a session that ran out. So questions are broken off first, changes
 * are let to their end, and nothing else is sent until the last call is settled.
 */
export function createLeaving(): Leaving {
  let questions = new AbortController();
  let left: Promise<unknown> | undefined;
  const changes = new Set<Promise<Response>>();

  async function over(): Promise<BankFailure> {
    await left;
    return new BankFailure({ kind: 'session-over', reason: 'logged-off' });
  }

  async function question(inner: BankFetch, request: Request): Promise<Response> {
    const attempt = new AbortController();
    const { signal } = questions;
    const ends = [request.signal, signal];
    const giveUp = () => attempt.abort(ends.find(({ aborted }) => aborted)?.reason);
    for (const end of ends) end.addEventListener('abort', giveUp);
    if (request.signal.aborted) giveUp();
    try {
      return await inner(new Request(request, { signal: attempt.signal }));
    } catch (reason) {
      if (!signal.aborted || request.signal.aborted) throw reason;
      throw await over();
    } finally {
      for (const end of ends) end.removeEventListener('abort', giveUp);
    }
  }

  async function change(inner: BankFetch, request: Request): Promise<Response> {
    const asked = inner(request);
    changes.add(asked);
    try {
      return await asked;
    } finally {
      changes.delete(asked);
    }
  }

  async function sendLast(inner: BankFetch, request: Request): Promise<Response> {
    questions.abort();
    questions = new AbortController();
    await settledOrAborted([...changes], request.signal);
    return inner(request);
  }

  return {
    staying: (inner) => async (request) => {
      if (left !== undefined) throw await over();
      return request.method === 'GET' ? question(inner, request) : change(inner, request);
    },
    last: (inner) => async (request) => {
      const sent = sendLast(inner, request);
      const settled = Promise.allSettled([sent]);
      left = settled;
      try {
        return await sent;
      } finally {
        if (left === settled) left = undefined;
      }
    },
  };
}

function settledOrAborted(waited: readonly Promise<unknown>[], signal: AbortSignal): Promise<unknown> {
  if (waited.length === 0) return Promise.resolve();
  return new Promise<void>((resolve) => {
    const go = () => resolve();
    signal.addEventListener('abort', go);
    void Promise.allSettled(waited).then(() => {
      signal.removeEventListener('abort', go);
      go();
    });
  });
}
