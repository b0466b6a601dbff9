import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountSchema } from '#sandbox/bank/records/account.ts';
import { holdSchema } from '#sandbox/bank/records/hold.ts';
import { partySchema } from '#sandbox/bank/records/party.ts';
import type { PersonaBook } from '#sandbox/bank/records/persona.ts';
import { postingSchema } from '#sandbox/bank/records/posting.ts';
import { resetTokenSchema } from '#sandbox/bank/records/reset-token.ts';
import { userSchema } from '#sandbox/bank/records/user.ts';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import { type CalendarDay, calendarDay, londonDayOf } from '#src/kernel/calendar.ts';
import { epochMsOf } from '#src/kernel/instant.ts';
import { runs } from '#tests/runs.ts';
import { isIban } from './accounts/iban.fixture.ts';
import { bankWith, openedPersona } from './lived-bank.fixture.ts';
import { personas } from './registry.ts';

const openingDay = calendarDay('2026-06-17');
const living = ['private-customer', 'racing-owner'] as const;
const withAccounts = [...living, 'many-accounts', 'long-history', 'first-timer', 'read-only', 'joint-holder'] as const;
const anySeed = fc.integer({ min: 0, max: 1_000_000 });
const anyDay = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2031-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as CalendarDay);
const aFew = { numRuns: runs(5, 12) };

const open = (id: string, seed = 1, day = openingDay): PersonaBook => openedPersona(id, seed, day);

it('describes each persona in one sentence', () => {
  for (const [id, persona] of Object.entries(personas)) {
    expect(persona.id).toBe(id);
    expect(persona.describes).toMatch(/^[A-Z].*\.$/);
  }
});

it.each(Object.keys(personas))('opens %s with records the bank accepts', (id) => {
  const book = open(id);
  expect(userSchema.parse(book.user)).toEqual(book.user);
  for (const party of book.parties) expect(partySchema.parse(party)).toEqual(party);
  for (const account of book.accounts) expect(accountSchema.parse(account)).toEqual(account);
  for (const hold of book.holds) expect(holdSchema.parse(hold)).toEqual(hold);
  // Validating a hundred thousand postings takes seconds, and those of one persona are all made alike.
  const some = book.postings.filter((_, index) => index % Math.ceil(book.postings.length / 5000) === 0);
  expect(some.filter((posting) => !postingSchema.safeParse(posting).success)).toEqual([]);
  expect(book.user).toMatchObject({ id, password: 'Paddock_7Gate', pin: '2580' });
  const colleagues = book.opensWith.flatMap((colleague) => open(colleague).parties);
  const parties = [...book.parties, ...colleagues].map((party) => party.id);
  expect(book.user.partyIds.filter((partyId) => !parties.includes(partyId))).toEqual([]);
});

it('makes the same persona from the same seed, and another from another seed', () => {
  for (const id of Object.keys(personas)) {
    // Compared as text: a matcher takes seconds over a hundred thousand postings.
    const [told, again] = [1, 2].map(() => JSON.stringify(personas[id]?.open(7, openingDay)));
    expect(told).toBeDefined();
    expect(told === again).toBe(true);
  }
  expect(open('private-customer', 1).user).not.toEqual(open('private-customer', 2).user);
  expect(open('private-customer', 1).postings.slice(0, 50)).not.toEqual(
    open('private-customer', 2).postings.slice(0, 50),
  );
});

it('gives no account number, party, posting or mail to two personas', () => {
  const books = Object.keys(personas).flatMap((id) => [open(id, 1)]);
  const numbers = books.flatMap(({ accounts }) => accounts.map(({ number }) => number));
  const parties = books.flatMap((book) => book.parties.map(({ id }) => id));
  const postings = books.flatMap((book) => book.postings.map(({ id }) => id));
  const mails = books.flatMap((book) => book.mails.map(({ id }) => id));
  for (const unique of [numbers, parties, postings, mails]) expect(new Set(unique).size).toBe(unique.length);
});

it.each(Object.keys(personas))('breaks no invariant of the bank in %s', async (id) => {
  expect(sweep(await bankWith(id, 1, openingDay))).toEqual([]);
});

describe('reset links', () => {
  it('are known before a persona is opened, and match its records', () => {
    const named = Object.values(personas).flatMap(({ id, resetTokens }) => {
      expect(open(id).resetTokens.map((token) => token.id)).toEqual(resetTokens);
      return resetTokens.map((token) => [id, token]);
    });
    expect(named).toEqual([
      ['private-customer', 'valid-token'],
      ['private-customer', 'expired-token'],
      ['racing-owner', 'corporate-token'],
    ]);
  });

  it('are valid for fourteen days from the opening day, except one that expired the day before', () => {
    const tokens = ['private-customer', 'racing-owner'].flatMap((id) => open(id).resetTokens);
    for (const token of tokens) expect(resetTokenSchema.parse(token)).toEqual(token);
    expect(tokens.map(({ id, policy, expiresAt, usedAt }) => [id, policy, expiresAt, usedAt])).toEqual([
      ['valid-token', 'retail', '2026-06-30T23:00:00.000Z', null],
      ['expired-token', 'retail', '2026-06-15T23:00:00.000Z', null],
      ['corporate-token', 'corporate', '2026-06-30T23:00:00.000Z', null],
    ]);
  });
});

it('keeps locked customers out, each for a different reason', () => {
  expect(open('locked-user').user).toMatchObject({ lock: 'wrong-details', wrongSignIns: 4 });
  expect(open('admin-locked').user).toMatchObject({ lock: 'by-bank', wrongSignIns: 0 });
  expect(open('no-accounts').user.lock).toBe('none');
  for (const id of ['locked-user', 'admin-locked', 'no-accounts']) expect(open(id).accounts).toEqual([]);
});

describe('the private customer', () => {
  it('has one entity and one account of every kind except racing', () => {
    const { parties, accounts } = open('private-customer');
    expect(parties).toHaveLength(1);
    expect(accounts.map(({ kind }) => kind)).toEqual(['CA', 'IA', 'NT', 'TD', 'MO', 'LN']);
    expect(accounts[0]?.overdraftMinor).toBeGreaterThan(0);
  });

  it('has a name and an account title that need HTML encoding, under every seed', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const { user, accounts } = open('private-customer', seed);
        expect(user.lastName).toContain("'");
        expect(accounts.some(({ displayName }) => displayName.includes('&'))).toBe(true);
      }),
      aFew,
    );
  });
});

describe('the racing owner', () => {
  it('has three entities, only one of them with debt', () => {
    const { parties, accounts } = open('racing-owner');
    expect(parties).toHaveLength(3);
    const lending = accounts.filter(({ kind }) => kind === 'LN' || kind === 'MO');
    expect(new Set(lending.map(({ partyId }) => partyId)).size).toBe(1);
  });

  it('has racing accounts, one Racing Plus, euros and dollars with valid IBANs, and one account that cannot pay', () => {
    const { accounts } = open('racing-owner');
    expect(accounts.filter(({ productId }) => productId === 'CURRPL')).toHaveLength(1);
    const foreign = accounts.filter(({ currency }) => currency !== 'GBP');
    expect(new Set(foreign.map(({ currency }) => currency))).toEqual(new Set(['EUR', 'USD']));
    for (const { iban } of foreign) expect(isIban(iban ?? '')).toBe(true);
    expect(accounts.some(({ kind, taskCodes }) => kind === 'RA' && !taskCodes.includes('PC_F_DOM'))).toBe(true);
  });

  it('may do everything', () => {
    expect(open('racing-owner').user.permittedFunctions).toHaveLength(14);
  });
});

it.each(living)('%s has accounts with and without nicknames, and no payments from notice accounts', (id) => {
  const { accounts } = open(id);
  expect(new Set(accounts.map(({ nickname }) => nickname === null))).toEqual(new Set([true, false]));
  for (const { nickname } of accounts) expect(nickname ?? '').toMatch(/^[A-Za-z0-9 ]{0,35}$/);
  for (const { kind, transferOutDisabled } of accounts) if (kind === 'NT') expect(transferOutDisabled).toBe(true);
});

it.each(withAccounts)('%s is booked in order of time, within the day, each account from its opening on', (id) => {
  const { accounts, postings } = open(id);
  const opened = new Map(accounts.map((account) => [account.id, account.openedOn]));
  let before = '';
  for (const { at, bookedOn, entries } of postings) {
    const isInOrder = at >= before && bookedOn < openingDay;
    const isOpen = entries.every(({ accountId }) => (opened.get(accountId) ?? bookedOn) <= bookedOn);
    if (!isInOrder || !isOpen) expect([at, bookedOn]).toEqual('booked in order on open accounts');
    before = at;
  }
  for (const { at, bookedOn } of postings.filter((_, index) => index % Math.ceil(postings.length / 100) === 0))
    expect(londonDayOf(at)).toBe(bookedOn);
});

it.each(living)('%s has a plausible history: two to five years, some thousand lines, money in every account', (id) => {
  fc.assert(
    fc.property(anySeed, anyDay, (seed, day) => {
      const { accounts, postings } = open(id, seed, day);
      expect(postings.length).toBeGreaterThan(1500);
      expect(postings.length).toBeLessThan(9500);
      const years = (epochMsOf(`${day}T00:00:00Z` as never) - epochMsOf(postings[0]?.at as never)) / 31_557_600_000;
      expect(years).toBeGreaterThan(2);
      expect(years).toBeLessThan(5);
      for (const account of accounts) {
        const balance = postings
          .flatMap(({ entries }) => entries)
          .filter(({ accountId }) => accountId === account.id)
          .reduce((sum, { minor }) => sum + minor, 0);
        if (account.kind === 'CA' || account.kind === 'RA') expect(Math.abs(balance)).toBeLessThan(160_000_00);
        else if (account.kind === 'LN' || account.kind === 'MO') expect(balance).toBeLessThan(-1000_00);
        else expect(balance).toBeGreaterThan(1000_00);
      }
    }),
    aFew,
  );
});
