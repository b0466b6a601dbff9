import { faultFailure } from '#src/api/wire/failure.ts';
import type { BankFetch } from './bank-client.ts';

export interface Timers {
  setTimeout(callback: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

export const wallTimers: Timers = {
  setTimeout: (callback, ms) => globalThis.setTimeout(callback, ms),
  clearTimeout: (timer) => globalThis.clearTimeout(timer as number),
};

/** Limits one attempt, body included, and names the fault. A caller that aborts gets its own AbortError. */
export function timeOut(inner: BankFetch, timeoutMs: number, timers: Timers = wallTimers): BankFetch {
  return async (request) => {
    request.signal.throwIfAborted();
    const deadline = new AbortController();
    const timer = timers.setTimeout(() => deadline.abort(), timeoutMs);
    try {
      return await readFully(await inner(request, { signal: AbortSignal.any([request.signal, deadline.signal]) }));
    } catch (reason) {
      if (request.signal.aborted) throw reason;
      if (deadline.signal.aborted) throw faultFailure('request_timeout');
      throw faultFailure(isOffline() ? 'offline' : 'bad_network_response');
    } finally {
      timers.clearTimeout(timer);
    }
  };
}

async function readFully(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  const { status, statusText, headers } = response;
  return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers });
}

function isOffline(): boolean {
  return globalThis.navigator?.onLine === false;
}
