import { noJournalStore } from '#sandbox/control/journal/journal.ts';
import { openSandbox, type Sandbox } from '#sandbox/control/sandbox.ts';
import { describer } from '#sandbox/personas/described/describer.ts';
import { jobKinds } from '#sandbox/personas/jobs.ts';
import { keptPersonas } from '#sandbox/personas/kept-personas.ts';
import type { BankFetch } from '#src/api/client/bank-client.ts';
import { origin } from '#src/api/store/bank.fixture.ts';

/** A whole bank with every persona and a stopped clock. */
export function openBank(at = '2026-03-02T09:30'): Promise<Sandbox> {
  return openSandbox({
    settings: { clock: at, freeze: true },
    personas: keptPersonas,
    jobKinds,
    describer,
    store: noJournalStore,
    build: 'test',
    readWallMs: () => 0,
    sleep: async () => {},
  });
}

/**
 * A customer's browser, or a visitor's without a session. It sends the session with each request and takes a new one from the
 * response. A broken connection throws, as `fetch` does.
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

/** The browser of a customer who has just logged in. */
export async function loggedIn(sandbox: Sandbox, persona = 'private-customer'): Promise<BankFetch> {
  const verdict = await sandbox.control.openSession(persona);
  if (verdict.outcome !== 'done') throw new Error(verdict.reason);
  return browserOf(sandbox, verdict.sessionId);
}

/** How often the operation was called; a late request is in the journal a second time, when it is carried out. */
export async function callCountOf({ control }: Sandbox, operationId: string): Promise<number> {
  const heads = await control.journalHeads();
  return heads.filter(
    (head) => head.kind === 'request' && head.operationId === operationId && head.lateOf === undefined,
  ).length;
}
