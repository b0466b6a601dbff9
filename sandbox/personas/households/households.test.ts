import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { permittedFunctions } from '#sandbox/bank/records/user.ts';
import { passwordRulesBroken, pinRulesBroken } from '#sandbox/bank/security/credential-rules.ts';
import { openedPersona } from '#sandbox/personas/lived-bank.fixture.ts';
import { personas } from '#sandbox/personas/registry.ts';
import { type CalendarDay, calendarDay } from '#src/kernel/calendar.ts';
import { runs } from '#tests/runs.ts';

const openingDay = calendarDay('2026-06-17');
const households = [
  ['first-timer', ['CA', 'IA']],
  ['terms-due', ['CA', 'IA', 'NT']],
  ['password-due', ['CA', 'IA']],
  ['pin-due', ['CA', 'IA', 'TD']],
  ['read-only', ['CA', 'IA', 'MO', 'LN']],
  ['joint-holder', ['CA', 'IA']],
  ['new-device-less', ['CA', 'IA', 'NT']],
  ['low-limits', ['CA', 'IA', 'NT']],
] as const;
const anySeed = fc.integer({ min: 0, max: 1_000_000 });
const anyDay = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2031-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as CalendarDay);
const userOf = (id: string) => openedPersona(id, 1, openingDay).user;

it.each(households)('%s has funded accounts with a history of months or years', (id, kinds) => {
  fc.assert(
    fc.property(anySeed, anyDay, (seed, day) => {
      const { accounts, postings } = openedPersona(id, seed, day);
      expect(accounts.map(({ kind }) => kind)).toEqual(kinds);
      expect(postings.length).toBeGreaterThan(150);
      for (const account of accounts) {
        const balance = postings
          .flatMap(({ entries }) => entries)
          .reduce((sum, { accountId, minor }) => sum + (accountId === account.id ? minor : 0), 0);
        if (account.kind === 'CA') expect(Math.abs(balance)).toBeLessThan(80_000_00);
        else if (account.kind === 'LN' || account.kind === 'MO') expect(balance).toBeLessThan(-1000_00);
        else expect([account.kind, balance > 0]).toEqual([account.kind, true]);
      }
    }),
    { numRuns: runs(4, 8) },
  );
});

describe('steps due at login', () => {
  it.each([
    ['terms-due', ['terms']],
    ['password-due', ['password']],
    ['pin-due', ['pin']],
  ])('%s has one step due, given by name, and has logged in before', (id, loginSteps) => {
    expect(userOf(id)).toMatchObject({ loginSteps, loginFlowAs: 'list', firstLoginDone: true });
    expect(userOf(id).lastSignIn).not.toBeNull();
  });

  it('is every step for the first-timer, given as a number', () => {
    expect(userOf('first-timer')).toMatchObject({
      loginSteps: ['terms', 'password', 'pin'],
      loginFlowAs: 'number',
      firstLoginDone: false,
      lastSignIn: null,
      formerPasswords: [],
      formerPins: [],
    });
  });

  it('are none for anybody else', () => {
    const due = Object.keys(personas).filter((id) => userOf(id).loginSteps.length > 0);
    expect(due).toEqual(['first-timer', 'terms-due', 'password-due', 'pin-due']);
  });
});

describe('how customers confirm', () => {
  it('is by code and PIN, except for one with a code only and two with nothing', () => {
    const otherwise = Object.keys(personas).flatMap((id) => {
      const { secondFactor } = userOf(id);
      return secondFactor === 'otp-and-pin' ? [] : [[id, secondFactor]];
    });
    expect(otherwise).toEqual([
      ['read-only', 'none'],
      ['no-accounts', 'none'],
      ['joint-holder', 'otp'],
    ]);
  });

  it('is with a phone that is on, except for one', () => {
    expect(Object.keys(personas).filter((id) => !userOf(id).phoneIsOn)).toEqual(['new-device-less']);
  });

  it('starts unlocked, with a former password and PIN that are refused', () => {
    expect(userOf('private-customer')).toMatchObject({
      wrongPins: 0,
      pinLockedUntil: null,
      codesLockedUntil: null,
      formerPasswords: ['Stable_4Door'],
      formerPins: ['1470'],
    });
  });
});

it('uses only passwords and PINs that the bank accepts', () => {
  for (const id of Object.keys(personas)) {
    const { password, formerPasswords, pin, formerPins } = userOf(id);
    expect([password, ...formerPasswords].flatMap(passwordRulesBroken)).toEqual([]);
    expect([pin, ...formerPins].flatMap(pinRulesBroken)).toEqual([]);
  }
});

describe('the one who may only look', () => {
  it('may neither pay, order nor authorise', () => {
    const looking = ['transactionLog', 'statements', 'loanStatements', 'chequeStatus'];
    expect(userOf('read-only').permittedFunctions).toEqual(looking);
    expect(permittedFunctions).toEqual(expect.arrayContaining(looking));
  });
});

describe('the joint holder', () => {
  it('shares an account in both names, and has savings in one name', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const { user, parties, accounts } = openedPersona('joint-holder', seed, openingDay);
        const [own, joint] = parties;
        expect(own?.name).toContain(`${user.firstName} ${user.lastName}`);
        const names = joint?.name.split(' & ') ?? [];
        expect(names[0]).toBe(own?.name);
        expect(names[1]).toContain(user.lastName);
        expect(names[1]).not.toContain(user.firstName);
        expect(accounts.map(({ partyId }) => partyId)).toEqual([joint?.id, own?.id]);
        expect(accounts.map(({ address }) => address.fullName)).toEqual([joint?.name, own?.name]);
      }),
      { numRuns: runs(15, 40) },
    );
  });

  it('may do everything that a private customer may, without the other', () => {
    expect(userOf('joint-holder').permittedFunctions).toEqual(userOf('private-customer').permittedFunctions);
  });
});
