import { noJournalStore } from '#sandbox/control/journal/journal.ts';
import { openSandbox, type Sandbox } from '#sandbox/control/sandbox.ts';
import { jobKinds } from '#sandbox/personas/jobs.ts';
import { personas } from '#sandbox/personas/registry.ts';
import type { BankFetch } from '#src/api/client/bank-fetch.ts';
import { origin } from '#src/api/store/bank.fixture.ts';

/** A whole bank with every persona, at a moment that stands still. */
export function openBank(): Promise<Sandbox> {
  return openSandbox({
    settings: { clock: '2026-03-02T09:30', freeze: true },
    personas,
    jobKinds,
    store: noJournalStore,
    build: 'test',
    readWallMs: () => 0,
    sleep: async () => {},
  });
}

/**
 * The customer's browser: it keeps the session beside each request, and takes the one that an answer brings; a broken
 * connection throws as `fetch` does. Without a session it is a visitor's.
 */
export function browserOf(sandbox: Sandbox, sessionId?: string): BankFetch {
  let held = sessionId;
  return async (request, init) => {
    const sent = new Request(request.url.replace(origin, 'http://bank.invalid'), request);
    const { response, session } = await sandbox.exchange(new Request(sent, init), held);
    if (session !== undefined) held = session === '' ? undefined : session;
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}
