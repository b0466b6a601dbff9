import { _SHA256 } from '@noble/hashes/sha2.js';
import { expect, it, vi } from 'vitest';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { emptyBank, smallPassword } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { encryptPassword } from './credentials.ts';
import { openProspectSession, withFreshSalt } from './sessions.ts';
import { validateSignIn } from './sign-in.ts';

/** Each digest of a short text is one round of it. */
const rounds = _SHA256.prototype as unknown as { process(view: DataView, offset: number): void };

/** One login, and what the bank did to decide about it. */
async function workOf(bank: Bank, userId: string, password: string) {
  const { session, changes } = openProspectSession(bank);
  const salted = withFreshSalt(bank, session);
  await commit(bank, changes);
  const sealed = encryptPassword(password, salted.salt);
  const find = vi.spyOn(bank.records, 'find');
  const digest = vi.spyOn(rounds, 'process');
  const verdict = validateSignIn(bank, salted.session, userId, sealed);
  const work = {
    reason: verdict.outcome === 'refused' ? verdict.reason : verdict.outcome,
    rounds: digest.mock.calls.length,
    lookUps: find.mock.calls.map(([kind]) => kind),
    changed: verdict.changes.length,
  };
  find.mockRestore();
  digest.mockRestore();
  await commit(bank, verdict.changes);
  return work;
}

async function tries(userId: string, password: string) {
  const bank = emptyBank();
  // A customer's books are brought in by their first login.
  await workOf(bank, 'nell', smallPassword);
  const works = [];
  for (let wrong = 0; wrong < 6; wrong += 1) works.push(await workOf(bank, userId, password));
  return works;
}

it.each([
  ['a wrong password', 'Paddock_7gate'],
  ['no password', ''],
  ['a very long one', 'x'.repeat(100)],
])('does the same for a customer and for a User ID that nobody has, with %s', async (_, password) => {
  const known = await tries('nell', password);
  expect(await tries('nobody', password)).toEqual(known);
  expect(known.map(({ reason }) => reason)).toEqual([
    'wrong-details',
    'wrong-details',
    'wrong-details',
    'locked',
    'locked',
    'locked',
  ]);
  expect(known.every(({ rounds }) => rounds >= 3)).toBe(true);
});
