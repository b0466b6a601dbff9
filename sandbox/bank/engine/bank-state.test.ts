import { expect, it } from 'vitest';
import type { Posting } from '#sandbox/bank/records/posting.ts';
import { moveClock } from '#sandbox/bank/running/due-jobs.ts';
import { confirmingActions, signIn } from '#sandbox/bank/security/second-factor.fixture.ts';
import { openProspectSession, withFreshNonces } from '#sandbox/bank/session/sessions.ts';
import { bessBank, personasWithBess } from '#sandbox/bank/testing/borrower-persona.fixture.ts';
import { emptyBank, posting, smallBank } from '#sandbox/bank/testing/small-persona.fixture.ts';
import type { Instant } from '#src/kernel/instant.ts';
import type { Bank } from './bank.ts';
import { type BankState, exportBank, importBank } from './bank-state.ts';
import { commit } from './commit.ts';
import { knownUser } from './persona-opening.ts';

/** A bank with at least one record of each kind. */
async function usedBank(): Promise<Bank> {
  const bank = await smallBank();
  await confirmingActions(bank, await signIn(bank, 'nell', { phoneIsOn: false })).request();
  const { session, changes } = openProspectSession(bank);
  await commit(bank, changes);
  await commit(bank, [{ change: 'update', of: 'sessions', record: withFreshNonces(bank, session, 5).session }]);
  await moveClock(bank, { ...bank.clock, now: '2026-03-02T10:05:00.000Z' as Instant });
  return bank;
}

/** Round-trips through JSON text, as a store does. */
function stored(bank: Bank): BankState {
  return JSON.parse(JSON.stringify(exportBank(bank)));
}

it('restores the same state hash and continues identically', async () => {
  const bank = await usedBank();
  const back = await importBank(stored(bank), bank.plan);
  expect(back.stateHash()).toBe(bank.stateHash());

  for (const each of [bank, back]) await moveClock(each, { ...each.clock, now: '2026-03-20T10:00:00.000Z' as Instant });
  expect(back.stateHash()).toBe(bank.stateHash());
  expect(back.ledger.balanceOf('nell:current')).toBe(bank.ledger.balanceOf('nell:current'));
});

it.each<[string, (state: BankState) => BankState]>([
  [
    'one penny',
    (state) => ({ ...state, postings: state.postings.map((each, index) => (index === 0 ? richer(each) : each)) }),
  ],
  [
    'one letter of a name',
    (state) => ({
      ...state,
      records: { ...state.records, users: state.records.users.map((each) => ({ ...each, firstName: 'Elinor' })) },
    }),
  ],
  [
    'one nonce',
    (state) => ({
      ...state,
      records: {
        ...state.records,
        sessions: state.records.sessions.map((each) => ({ ...each, nonces: each.nonces.slice(1) })),
      },
    }),
  ],
  ['one job', (state) => ({ ...state, jobs: state.jobs.slice(1) })],
  [
    'the clock by a millisecond',
    (state) => ({ ...state, clock: { ...state.clock, now: '2026-03-02T10:05:00.001Z' as Instant } }),
  ],
  [
    'whether the clock stands still',
    (state) => ({ ...state, clock: { ...state.clock, runs: { mode: 'ticking', aheadMs: 0 } } }),
  ],
  ['the accepted code', (state) => ({ ...state, otp: '204816' })],
  ['a waiting message', (state) => ({ ...state, records: { ...state.records, phoneMessages: [] } })],
  ['an open challenge', (state) => ({ ...state, records: { ...state.records, challenges: [] } })],
  ['a mail', (state) => ({ ...state, records: { ...state.records, mails: state.records.mails.slice(1) } })],
  ['a reset link', (state) => ({ ...state, records: { ...state.records, resetTokens: [] } })],
  ['the count of sessions', (state) => ({ ...state, sessionsOpened: state.sessionsOpened + 1 })],
  ['the opening number', (state) => ({ ...state, opening: state.opening + 1 })],
  ['the seed', (state) => ({ ...state, seed: state.seed + 1 })],
])('has another state hash when %s differs', async (_, alter) => {
  const bank = await usedBank();
  const other = await importBank(alter(stored(bank)), bank.plan);
  expect(other.stateHash()).not.toBe(bank.stateHash());
});

it.each<[string, (state: BankState) => unknown]>([
  ['nothing', () => undefined],
  ['another version', (state) => ({ ...state, version: 2 })],
  ['a code of five digits', (state) => ({ ...state, otp: '20481' })],
  ['no clock', ({ clock: _, ...state }) => state],
  [
    'an unbalanced posting',
    (state) => ({
      ...state,
      postings: [
        ...state.postings,
        {
          ...posting({ id: 'x' }),
          entries: [
            { accountId: 'nell:current', minor: 1 },
            { accountId: 'clearing:x:GBP', minor: 1 },
          ],
        },
      ],
    }),
  ],
  [
    'a posting that a persona brings',
    (state) => ({ ...state, postings: [posting({ id: 'salary' }), ...state.postings] }),
  ],
  ['a posting twice', (state) => ({ ...state, postings: [...state.postings, ...state.postings] })],
  [
    'a user twice',
    (state) => ({ ...state, records: { ...state.records, users: [...state.records.users, ...state.records.users] } }),
  ],
  ['an invalid account', (state) => ({ ...state, records: { ...state.records, accounts: [{ id: 'x' }] } })],
])('refuses a state with %s', async (_, spoil) => {
  const bank = await usedBank();
  await expect(importBank(spoil(stored(bank)), bank.plan)).rejects.toThrow();
});

it('stores no posting that a persona can regenerate, and every later one', async () => {
  const bank = await usedBank();
  const state = stored(bank);
  expect(state.broughtIn).toEqual([{ personaId: 'nell', from: 0, count: 3 }]);
  expect(state.postings.map(({ id }) => id)).toEqual(['pound-2026-03-02']);
});

it('restores personas opened at different times in their places', async () => {
  const bank = emptyBank({ personas: personasWithBess });
  await commit(bank, knownUser(bank, 'nell')?.opening ?? []);
  await moveClock(bank, { ...bank.clock, now: '2026-03-04T10:00:00.000Z' as Instant });
  await commit(bank, knownUser(bank, 'bess')?.opening ?? []);
  await commit(bank, knownUser(bank, 'locked')?.opening ?? []);
  await moveClock(bank, { ...bank.clock, now: '2026-03-09T10:00:00.000Z' as Instant });
  const state = stored(bank);
  expect(state.broughtIn).toEqual([
    { personaId: 'nell', from: 0, count: 3 },
    { personaId: 'bess', from: 6, count: 3 },
    { personaId: 'locked', from: 9, count: 0 },
  ]);

  const back = await importBank(state, bank.plan);
  expect(back.stateHash()).toBe(bank.stateHash());
  expect(back.ledger.postings).toEqual(bank.ledger.postings);
  expect(stored(back)).toEqual(state);
});

it('keeps holds and books them once', async () => {
  const bank = await bessBank();
  const back = await importBank(stored(bank), bank.plan);
  expect(back.records.holdsOf('bess:current')).toEqual(bank.records.holdsOf('bess:current'));
  for (const each of [bank, back]) await moveClock(each, { ...each.clock, now: '2026-03-20T10:00:00.000Z' as Instant });
  expect(back.stateHash()).toBe(bank.stateHash());
  expect(back.ledger.balanceOf('bess:current')).toBe(bank.ledger.balanceOf('bess:current'));
});

it.each<[string, (state: BankState) => BankState]>([
  ['has one posting fewer', (state) => ({ ...state, broughtIn: [{ personaId: 'nell', from: 0, count: 4 }] })],
  ['is not there', (state) => ({ ...state, broughtIn: [{ personaId: 'nobody', from: 0, count: 3 }] })],
  [
    'stands where nothing leads up to it',
    (state) => ({ ...state, broughtIn: [{ personaId: 'nell', from: 2, count: 3 }] }),
  ],
  [
    'was brought in twice',
    (state) => ({ ...state, broughtIn: [...state.broughtIn, { personaId: 'nell', from: 3, count: 3 }] }),
  ],
])('refuses a state whose persona %s', async (_, alter) => {
  const bank = await usedBank();
  await expect(importBank(alter(stored(bank)), bank.plan)).rejects.toThrow();
});

/** Adds a penny on either side. */
function richer(booked: Posting): Posting {
  return {
    ...booked,
    entries: booked.entries.map((entry) => ({ ...entry, minor: entry.minor + Math.sign(entry.minor) })),
  };
}
