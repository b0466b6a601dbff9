import { isObject, jsonIn } from '#src/api/wire/wire.ts';

/** One unused nonce, and the batch it belongs to: nonces of a session that is over are worth nothing to the next. */
export interface TakenNonce {
  readonly nonce: string;
  readonly batch: number;
}

/** The unused nonces of the present session. */
export interface NoncePool {
  /** Goes up each time the pool is emptied. */
  batch(): number;
  take(): TakenNonce | undefined;
  /** Takes what an `x-nonce` header holds and says how many were new; an answer to an earlier batch adds nothing. */
  refill(header: string | null, batch: number): number;
  /** The same, and takes the first that was new, before those that were there. */
  takeFrom(header: string | null, batch: number): TakenNonce | undefined;
  empty(): void;
}

export function createNoncePool(): NoncePool {
  let current = 0;
  let unused: string[] = [];
  let seen = new Set<string>();

  function freshIn(header: string | null, batch: number): readonly string[] {
    if (batch !== current) return [];
    const fresh = [...new Set(noncesIn(header))].filter((nonce) => !seen.has(nonce));
    for (const nonce of fresh) seen.add(nonce);
    return fresh;
  }

  return {
    batch: () => current,
    take() {
      const nonce = unused.shift();
      return nonce === undefined ? undefined : { nonce, batch: current };
    },
    refill(header, batch) {
      const fresh = freshIn(header, batch);
      unused.push(...fresh);
      return fresh.length;
    },
    takeFrom(header, batch) {
      const [nonce, ...others] = freshIn(header, batch);
      unused.push(...others);
      return nonce === undefined ? undefined : { nonce, batch };
    },
    empty() {
      current += 1;
      unused = [];
      seen = new Set();
    },
  };
}

/**
 * The nonces a header holds: `{"nonce":["a","b"]}`, a JSON list, a bare value or a comma list, and several such headers
 * joined by the browser. What cannot be read, or could not be sent back in a header, is no nonce.
 */
export function noncesIn(header: string | null): readonly string[] {
  const text = header?.trim() ?? '';
  const found = /^["[{]/.test(text) ? noncesInJson(text) : text.split(',');
  return found.map((nonce) => nonce.trim()).filter((nonce) => /^[\x21-\x7e]+$/.test(nonce));
}

function noncesInJson(text: string): readonly string[] {
  const joined = jsonIn(text) ?? jsonIn(`[${text}]`);
  return noncesInside(joined);
}

function noncesInside(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(noncesInside);
  return isObject(value) ? noncesInside(value.nonce) : [];
}
