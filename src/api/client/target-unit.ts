import type { BankFetch } from './bank-fetch.ts';

/** Names the bank's business unit on every request. A service with one unit configures none and gets no header. */
export function targetUnit(inner: BankFetch, unit: string | undefined): BankFetch {
  if (unit === undefined) return inner;
  return (request, init) => {
    const outgoing = request.clone();
    outgoing.headers.set('X-Target-Unit', unit);
    return inner(outgoing, init);
  };
}
