import { expect, it } from 'vitest';
import type { JournalStore } from '#sandbox/control/journal/journal.ts';
import { createMemoryJournalStore } from '#sandbox/control/journal/memory-journal.fixture.ts';
import { openSandbox } from '#sandbox/control/sandbox.ts';
import { jobKinds } from '#sandbox/personas/jobs.ts';
import { personas } from '#sandbox/personas/registry.ts';
import { walkLength, walkMixed } from './mixed-walk.ts';

const walkers = { personas, jobKinds, build: 'test', readWallMs: () => 0, sleep: async () => {} };

async function walked(seed: number, store: JournalStore = createMemoryJournalStore()) {
  const settings = { seed, clock: '2026-03-02T10:00', freeze: true } as const;
  const sandbox = await openSandbox({ ...walkers, settings, store });
  await walkMixed({ ...sandbox.control, fetch: sandbox.fetch });
  return { sandbox, state: await sandbox.control.state() };
}

// A walk signs in about forty times, and decrypting a password takes as long as a hundred other answers.
const enoughMs = 60_000;

it('brings two banks with the same seed to the same state, also when restored from the journal', {
  timeout: enoughMs,
}, async () => {
  const store = createMemoryJournalStore();
  const [one, same] = [await walked(1, store), await walked(1)];
  expect(same.state).toEqual(one.state);

  const again = await openSandbox({ ...walkers, settings: {}, store });
  expect(await again.control.state()).toEqual(one.state);
});

it('calls nearly every operation, keeps every invariant, and only its own bad requests break the contract', {
  timeout: enoughMs,
}, async () => {
  const { sandbox } = await walked(2);
  const requests = (await sandbox.control.journal()).filter((entry) => entry.kind === 'request');
  expect(requests.length).toBeGreaterThanOrEqual(walkLength);
  expect(new Set(requests.map(({ operationId }) => operationId)).size).toBeGreaterThanOrEqual(47);
  expect(requests.map(({ rule }) => rule)).toEqual(
    expect.arrayContaining([
      'credentials.password-changed',
      'credentials.pin-changed',
      'credentials.password-reset',
      'challenge.sends-code',
      'challenge.code-sent-again',
      'challenge.wrong-code',
      'mail.read',
      'account-names.named',
      'account-names.not-alphanumeric',
      'statements.read',
      'transaction-files.made',
      'cop.Y',
      'cop.ANNM',
      'payees.added',
      'payees.changed',
      'payees.deleted',
      'payments.booked-at-once',
      'payments.confirmed-before',
      'instructions.set-up',
    ]),
  );
  expect(requests.filter(({ contract }) => contract === 'answer-breach')).toEqual([]);
  expect(await sandbox.control.invariants()).toEqual({ hold: true, broken: [] });
});
