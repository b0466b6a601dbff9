import { isObject } from '#src/api/wire/wire.ts';
import { jsonIn } from '#src/kernel/any-fields.ts';

/** An unused nonce and its batch. Nonces of an earlier session are worthless. */
export interface TakenNonce {
  readonly nonce: string;
  readonly batch: number;
}

export interface NoncePool {
  batch(): number;
  take(): TakenNonce | undefined;
  /** Adds the nonces of an `x-nonce` header and returns how many were new. Answers to an earlier batch add nothing. */
  refill(header: string | null, batch: number): number;
  /** As `refill`, then takes the first new nonce ahead of those already held. */
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
 * The nonces in a header: `{"nonce":["a","b"]}`, a JSON list, a bare value or a comma list, also when the browser has
 * joined several headers. Values that a header could not carry back are ignored.
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
