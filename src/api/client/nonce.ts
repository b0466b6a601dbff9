import { asUnsent, BankFailure } from '#src/api/wire/failure.ts';
import { nonceRefusedCode } from '#src/api/wire/refusal-codes.ts';
import { type BankFetch, inEnglish } from './bank-client.ts';
import type { NoncePool, TakenNonce } from './nonce-pool.ts';
import { failureIn } from './read-answer.ts';
import { unlessAborted } from './unless-aborted.ts';

const nonceCount = 15;

const callsWithoutNonce = [
  '/v1/session/nonce',
  '/v1/publicKey',
  '/v1/salt',
  '/j_security_check',
  '/v1/passwordPolicy',
  '/v1/credentials/changeCredentials',
];

const lookupWithoutNonce = '/v1/token/';

/** Whether the calling session still holds the browser's cookie. */
export type StillOurs = () => boolean;

/** A confirmation is sent once: an attempt that seems to have failed may have arrived. */
export interface SentOnce {
  /** Called just before sending, once nothing more is needed. */
  readonly onSending: () => void;
  /** The bank wants a code or PIN first, and has done nothing. */
  readonly onChallenged: () => void;
}

/** For what the bank's own lists or the page show, so that no note is needed. */
export const unnoted: SentOnce = { onSending: () => {}, onChallenged: () => {} };

export interface NonceUse {
  readonly isOurs?: StillOurs;
  /** Never resent, even if its nonce is refused: a proxy may have sent it twice, and the first may have counted. */
  readonly sentOnce?: SentOnce;
  /** The bank wants a nonce fetched just before each attempt to move money. */
  readonly isFetched?: boolean;
  /** As `isFetched`, for the calls that want it asked for by POST. */
  readonly isPosted?: boolean;
}

export interface NonceLayer {
  /** @throws BankFailure (session over) instead of sending once `isOurs` returns false. */
  fetch(request: Request, use?: NonceUse): Promise<Response>;
  /** @throws BankFailure if the call failed or returned no nonce. */
  fill(): Promise<void>;
}

interface Attempt {
  readonly response: Response;
  readonly batch: number;
}

/**
 * Sends each request with its own nonce. Parallel requests share one refill. If a nonce is refused, the request is sent
 * once more with a fresh one, unless it is a confirmation. A fresh nonce belongs to the holder of the cookie, so
 * ownership is checked before each attempt.
 */
export function nonce(inner: BankFetch, pool: NoncePool, base: string): NonceLayer {
  let refill: { readonly batch: number; readonly done: Promise<void> } | undefined;

  function fill(): Promise<void> {
    const batch = pool.batch();
    if (refill?.batch !== batch) {
      const done = askForNonces(inner, pool, base).finally(() => {
        if (refill?.done === done) refill = undefined;
      });
      refill = { batch, done };
    }
    return refill.done;
  }

  async function taken(signal: AbortSignal): Promise<TakenNonce> {
    for (;;) {
      signal.throwIfAborted();
      const next = pool.take();
      if (next !== undefined) return next;
      // The refill is shared, so one cancelled caller does not end it.
      await unlessAborted(fill(), signal);
    }
  }

  async function fetched(signal: AbortSignal, method: 'GET' | 'POST'): Promise<TakenNonce> {
    const batch = pool.batch();
    const response = await inner(nonceRequest(base, method, 1, signal));
    const own = pool.takeFrom(response.headers.get('x-nonce'), batch);
    if (response.ok && own !== undefined) return own;
    throw await noNonceIn(response);
  }

  /** Until a nonce is there, the request itself has not been sent. */
  async function nonceFor({ signal }: Request, use: NonceUse): Promise<TakenNonce> {
    const { isFetched = false, isPosted = false, isOurs, sentOnce } = use;
    try {
      const nonce = await (isPosted || isFetched ? fetched(signal, isPosted ? 'POST' : 'GET') : taken(signal));
      if (isOurs?.() === false) throw new BankFailure({ kind: 'session-over', reason: 'expired' });
      return nonce;
    } catch (reason) {
      const isToldUnsent = isPosted || isFetched || sentOnce !== undefined;
      throw isToldUnsent && reason instanceof BankFailure ? asUnsent(reason) : reason;
    }
  }

  async function attempt(request: Request, use: NonceUse): Promise<Attempt> {
    const { sentOnce } = use;
    const { nonce, batch } = await nonceFor(request, use);
    const sent = request.clone();
    sent.headers.set('x-nonce', nonce);
    sentOnce?.onSending();
    const response = await inner(sent);
    pool.refill(response.headers.get('x-nonce'), batch);
    return { response, batch };
  }

  async function fetch(request: Request, use: NonceUse = {}): Promise<Response> {
    if (needsNone(request, base)) {
      const batch = pool.batch();
      const response = await inner(request);
      pool.refill(response.headers.get('x-nonce'), batch);
      return response;
    }
    const { response, batch } = await attempt(request, use);
    if (!(await isNonceRefused(response))) return response;
    // Where several requests are refused together, the first empties the pool.
    if (pool.batch() === batch) {
      pool.empty();
      pool.refill(response.headers.get('x-nonce'), pool.batch());
    }
    return use.sentOnce === undefined ? (await attempt(request, use)).response : response;
  }

  return { fetch, fill };
}

async function askForNonces(inner: BankFetch, pool: NoncePool, base: string): Promise<void> {
  const batch = pool.batch();
  const response = await inner(nonceRequest(base, 'POST', nonceCount));
  const brought = pool.refill(response.headers.get('x-nonce'), batch);
  if (response.ok && (brought > 0 || pool.batch() !== batch)) return;
  throw await noNonceIn(response);
}

function nonceRequest(base: string, method: 'GET' | 'POST', count: number, signal?: AbortSignal): Request {
  return new Request(`${base}/v1/session/nonce?${inEnglish()}`, {
    method,
    headers: { 'Content-Type': 'application/json', 'x-noncecount': String(count) },
    credentials: 'same-origin',
    ...(signal !== undefined && { signal }),
  });
}

async function noNonceIn(response: Response): Promise<BankFailure> {
  return new BankFailure((await failureIn(response)) ?? { kind: 'session-over', reason: 'missing-nonce' });
}

function needsNone(request: Request, base: string): boolean {
  const url = request.url.split('?')[0] ?? '';
  if (callsWithoutNonce.some((path) => url.endsWith(`${base}${path}`))) return true;
  return url.slice(0, url.lastIndexOf('/') + 1).endsWith(`${base}${lookupWithoutNonce}`);
}

async function isNonceRefused(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const failure = await failureIn(response);
  return failure?.kind === 'refusal' && failure.refusal.code === nonceRefusedCode;
}
