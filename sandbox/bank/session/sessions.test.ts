import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import type { SessionRecord } from '#sandbox/bank/records/session.ts';
import { moveClock } from '#sandbox/bank/running/due-jobs.ts';
import { confirmingActions, signIn } from '#sandbox/bank/security/second-factor.fixture.ts';
import { ashdown, payeeActionsIn } from '#sandbox/bank/testing/payee-actions.fixture.ts';
import { emptyBank, smallBank } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { epochMsOf, instantFromMs } from '#src/kernel/instant.ts';
import { runs } from '#tests/runs.ts';
import {
  endedSessionKeptMs,
  inactiveSessionTimeoutMs,
  longestSessionMs,
  mostUnused,
  openProspectSession,
  renewed,
  spendNonce,
  withFreshNonces,
  withFreshSalt,
} from './sessions.ts';

async function openOne(bank: Bank): Promise<SessionRecord> {
  const { session, changes } = openProspectSession(bank);
  await commit(bank, changes);
  return session;
}

async function pass(bank: Bank, ms: number): Promise<void> {
  await moveClock(bank, { ...bank.clock, now: instantFromMs(epochMsOf(bank.clock.now) + ms) });
}

it.each([
  ['is live until the last moment of its idle time', inactiveSessionTimeoutMs - 1, 'no'],
  ['is over when that time ends', inactiveSessionTimeoutMs, 'expired'],
])('%s', async (_, ms, expected) => {
  const bank = emptyBank();
  const { id } = await openOne(bank);
  await pass(bank, ms);
  expect(bank.records.find('sessions', id)?.ended).toBe(expected);
});

it('restarts its idle time with each request', async () => {
  const bank = emptyBank();
  const session = await openOne(bank);
  for (let request = 0; request < 5; request += 1) {
    await pass(bank, inactiveSessionTimeoutMs - 1);
    await commit(bank, [{ change: 'update', of: 'sessions', record: renewed(session, bank.clock.now) }]);
  }
  expect(bank.records.find('sessions', session.id)?.ended).toBe('no');
  await pass(bank, inactiveSessionTimeoutMs);
  expect(bank.records.find('sessions', session.id)?.ended).toBe('expired');
});

it('ends twelve hours after the login, however busy it is', async () => {
  const bank = await smallBank();
  const { session: opened } = await signIn(bank);
  const live = () => bank.records.find('sessions', opened.id);
  const used = (session: SessionRecord | undefined) =>
    session && commit(bank, [{ change: 'update', of: 'sessions', record: renewed(session, bank.clock.now) }]);
  for (let look = 1; look < 12 * 12; look += 1) {
    await pass(bank, longestSessionMs / (12 * 12));
    expect(live()?.ended).toBe('no');
    await used(live());
  }
  await pass(bank, longestSessionMs / (12 * 12));
  expect(live()?.ended).toBe('expired');
});

it('is invalid when over and removed a day later', async () => {
  const bank = emptyBank();
  const session = await openOne(bank);
  const { session: used } = withFreshNonces(bank, session, 3);
  await commit(bank, [{ change: 'update', of: 'sessions', record: used }]);
  await pass(bank, inactiveSessionTimeoutMs);
  expect(bank.records.find('sessions', session.id)).toMatchObject({ nonces: [], salts: [] });
  await pass(bank, endedSessionKeptMs);
  expect(bank.records.find('sessions', session.id)).toBeUndefined();
  expect(bank.jobs.all).toEqual([]);
});

it('accepts each of its nonces once, and no other', () => {
  const bank = emptyBank();
  const { session, fresh } = withFreshNonces(bank, openProspectSession(bank).session, 2);
  const [first, second] = fresh;
  const spent = spendNonce(session, first);
  expect(spent?.nonces).toEqual([second]);
  expect(spent && spendNonce(spent, first)).toBeUndefined();
  expect(spendNonce(session, undefined)).toBeUndefined();
  expect(spendNonce(session, '')).toBeUndefined();
});

it('never repeats a nonce, a salt or a session id', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat({ max: 2 }), fc.integer({ min: 1, max: 15 })), { maxLength: 30 }),
      async (asks) => {
        const bank = emptyBank();
        const given: string[] = [];
        const sessions: SessionRecord[] = [];
        for (let index = 0; index < 3; index += 1) {
          sessions.push(await openOne(bank));
          given.push(sessions[index]?.id ?? '');
        }
        for (const [which, count] of asks) {
          const asked = withFreshNonces(bank, sessions[which] as SessionRecord, count);
          const salted = withFreshSalt(bank, asked.session);
          given.push(...asked.fresh, salted.salt);
          sessions[which] = { ...salted.session, salts: count % 2 === 0 ? [] : salted.session.salts };
          expect(salted.session.nonces.length).toBeLessThanOrEqual(mostUnused);
        }
        expect(new Set(given).size).toBe(given.length);
      },
    ),
    { numRuns: runs(40) },
  );
});

it('removes challenges and checks with their session', async () => {
  const bank = await smallBank();
  const customer = await signIn(bank);
  await confirmingActions(bank, customer).request();
  await payeeActionsIn(bank, customer.session.id).check(ashdown);
  await pass(bank, inactiveSessionTimeoutMs + 1);
  expect([bank.records.all('challenges').length, bank.records.all('copChecks').length]).toEqual([1, 1]);
  await pass(bank, endedSessionKeptMs);
  expect([...bank.records.all('challenges'), ...bank.records.all('copChecks')]).toEqual([]);
});
