import type { RequestEntry } from '#sandbox/control/journal/journal.ts';
import type { Instant } from '#src/kernel/instant.ts';

/** A journalled call that lists the accounts. */
export function call(over: Partial<RequestEntry> = {}): RequestEntry {
  return {
    n: 17,
    at: '2026-03-02T10:15:30.000Z' as Instant,
    kind: 'request',
    request: {
      method: 'GET',
      target: '/digx/v1/accounts?locale=en',
      headers: { 'x-nonce': 'n0nce', 'x-bank-session': 's3ssion' },
      body: null,
    },
    customer: null,
    operationId: 'listAccounts',
    rule: 'accounts.of-chosen-parties',
    status: 200,
    answer: { status: 200, headers: { 'content-type': 'application/json' }, body: '{"accounts":[]}' },
    contract: 'kept',
    breaches: [],
    ms: 1.5,
    ...over,
  };
}
