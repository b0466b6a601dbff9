import type { Personas } from '#sandbox/bank/records/persona.ts';
import { personasWithBess } from '#sandbox/bank/testing/borrower-persona.fixture.ts';
import { smallJobKinds, smallPassword, smallPersonas } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { createSessionByHand } from '#sandbox/walk/session-by-hand.ts';
import type { JournalEntry, RequestEntry } from './journal/journal.ts';
import { createMemoryJournalStore } from './journal/memory-journal.fixture.ts';
import type { SandboxSettings } from './link/sandbox-settings.ts';
import type { SandboxOptions } from './open-bank.ts';
import { openSandbox, type Sandbox } from './sandbox.ts';

/** Monday at ten, with the clock frozen. */
export const standingStill: SandboxSettings = { clock: '2026-03-02T10:00', freeze: true };

/** The small personas' bank, with no delays. */
export function openSmallSandbox(over: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  return openSandbox({
    settings: standingStill,
    personas: smallPersonas,
    jobKinds: smallJobKinds,
    store: createMemoryJournalStore(),
    build: 'test',
    readWallMs: () => Date.parse('2026-03-02T10:00:00Z'),
    sleep: async () => {},
    ...over,
  });
}

/** A small sandbox with Nell signed in. */
export async function nellAtHome(over: Partial<SandboxOptions> = {}) {
  const sandbox = await openSmallSandbox(over);
  const hand = createSessionByHand((request) => sandbox.fetch(request));
  await hand.signIn('nell', smallPassword);
  return { sandbox, hand };
}

/** A small sandbox with Bess, who has lasting accounts too, signed in, and the tokens of her accounts. */
export async function bessAtHome(personas: Personas = personasWithBess) {
  const sandbox = await openSmallSandbox({ personas });
  const hand = createSessionByHand(sandbox.fetch);
  await hand.signIn('bess', smallPassword);
  const { body } = await hand.call('GET', '/v1/accounts');
  const [current = '', loan = '', bond = ''] = (body as { accounts: { id: { value: string } }[] }).accounts.map(
    ({ id }) => id.value,
  );
  return { sandbox, hand, tokens: { current, loan, bond } };
}

export type BessTokens = Awaited<ReturnType<typeof bessAtHome>>['tokens'];

export async function lastEntry({ control }: Sandbox): Promise<RequestEntry> {
  const entry = (await control.journal()).findLast(isRequest);
  if (entry === undefined) throw new Error('No request was made.');
  return entry;
}

function isRequest(entry: JournalEntry): entry is RequestEntry {
  return entry.kind === 'request';
}
