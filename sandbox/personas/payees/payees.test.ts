import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outsideAccounts } from '#fixtures/directory.ts';
import { knownElsewhere, reportOf, validateAccount } from '#sandbox/bank/cop/check-results.ts';
import { branchOf, lookUpSortCode, ownSortCode } from '#sandbox/bank/numbers/sort-codes.ts';
import { objectionToName, objectionToReference } from '#sandbox/bank/payees/payee-fields.ts';
import type { AccountDetails } from '#sandbox/bank/records/cop-check.ts';
import { payeeGroupSchema, payeeSchema } from '#sandbox/bank/records/payee.ts';
import { openedPersona } from '#sandbox/personas/lived-bank.fixture.ts';
import { personas } from '#sandbox/personas/registry.ts';
import { calendarDay, londonDayOf } from '#src/kernel/calendar.ts';
import { runs } from '#tests/runs.ts';

const openingDay = calendarDay('2026-06-17');
const ids = Object.keys(personas);
const bookOf = (id: string, seed = 1) => openedPersona(id, seed, openingDay);
const shownName = ({ nickName, accountName }: { nickName: string | null; accountName: string }) =>
  nickName ?? accountName;

it('gives payees to every customer who may pay, and to nobody else', () => {
  for (const id of ids) {
    const { user, payees } = bookOf(id);
    expect([id, payees.length > 0]).toEqual([id, user.permittedFunctions.includes('payment')]);
  }
  const counts = ['racing-owner', 'private-customer', 'many-accounts', 'maker', 'low-limits'].map(
    (id) => bookOf(id).payees.length,
  );
  expect(counts).toEqual([30, 8, 500, 7, 5]);
});

it.each(ids)('%s has payees that the bank would accept, added before it opened', (id) => {
  const { payees, payeeGroups, parties } = bookOf(id);
  for (const group of payeeGroups) expect(payeeGroupSchema.parse(group)).toEqual(group);
  const partyIds = parties.map((party) => party.id);
  for (const payee of payees) {
    expect(payeeSchema.parse(payee)).toEqual(payee);
    const { accountName, nickName, reference, lastReference, sortCode, partyId } = payee;
    const objections = [objectionToName(accountName), nickName && objectionToName(nickName)];
    expect([accountName, ...objections, objectionToReference(reference), objectionToReference(lastReference)]).toEqual([
      accountName,
      undefined,
      nickName === null ? null : undefined,
      undefined,
      undefined,
    ]);
    expect(lookUpSortCode(sortCode).outcome).toBe('known');
    expect(partyIds).toContain(partyId);
    expect(lastReference !== '').toBe(payee.state === 'active');
    expect(londonDayOf(payee.addedAt) < openingDay).toBe(true);
    expect(payeeGroups).toContainEqual({ id: payee.groupId, partyId, name: accountName });
  }
  const accounts = payees.map((payee) => [payee.partyId, payee.sortCode, payee.accountNumber, payee.reference].join());
  expect(new Set(accounts).size).toBe(payees.length);
});

it('stores the result of each payee’s check', () => {
  for (const { payees } of ids.map((id) => bookOf(id))) {
    for (const payee of payees) {
      const details: AccountDetails = payee;
      if (knownElsewhere(details).length === 0) continue;
      const found = reportOf(validateAccount(details, branchOf(payee.sortCode), knownElsewhere(details)), 'elsewhere');
      const chosen = found.matched === 'N' ? 'N' : null;
      expect(payee.report).toEqual({ ...found, selectionStatus: chosen });
    }
  }
});

it('has every kind of result: matched, not matched, not checked, and this bank’s own', () => {
  for (const id of ['private-customer', 'racing-owner', 'maker']) {
    const reports = bookOf(id).payees.map(({ report }) => `${report.matched} ${report.selectionStatus}`);
    expect(new Set(reports)).toEqual(new Set(['Y null', 'N N', 'A null', 'A Y']));
  }
});

it('pays another customer of this bank by a matching name under every seed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
      const own = ['private-customer', 'racing-owner', 'maker', 'low-limits'].flatMap((id) =>
        bookOf(id, seed).payees.filter(({ sortCode }) => sortCode === ownSortCode),
      );
      expect(own).toHaveLength(4);
      for (const payee of own) {
        const other = openedPersona(payee.id.split(':').at(-1) ?? '', seed, openingDay);
        const account = other.accounts.find(({ number }) => number === payee.accountNumber);
        const holder = other.parties.find(({ id }) => id === account?.partyId);
        expect(account?.id).toBe(`${other.user.id}:current`);
        expect([holder?.name, ...(holder?.name.split(' & ') ?? [])]).toContain(payee.accountName);
        expect(payee.accountName.length).toBeLessThanOrEqual(35);
      }
    }),
    { numRuns: runs(3, 6) },
  );
});

describe('the racing owner', () => {
  it('has payees of all three entities, under most letters and under digits, some by a nickname', () => {
    const { payees, parties } = bookOf('racing-owner');
    const perParty = parties.map(({ id }) => payees.filter(({ partyId }) => partyId === id).length);
    expect(perParty).toEqual([12, 10, 8]);
    const initials = new Set(payees.map((payee) => shownName(payee)[0]?.toUpperCase() ?? ''));
    expect([...initials].filter((initial) => /\d/.test(initial)).sort()).toEqual(['1', '4']);
    expect([...initials].filter((initial) => /[A-Z]/.test(initial)).length).toBeGreaterThanOrEqual(18);
    expect(payees.filter(({ nickName }) => nickName !== null).length).toBeGreaterThan(3);
  });
});

describe('five hundred payees', () => {
  it('are five hundred, include every payable account of the directory, and differ in name and account', () => {
    const { payees, parties } = bookOf('many-accounts');
    const payable = outsideAccounts.filter(({ sortCode }) => lookUpSortCode(sortCode).outcome === 'known');
    const aliases = payees.map(({ id }) => id.replace('many-accounts:payee:', ''));
    expect(aliases).toEqual(expect.arrayContaining(payable.map(({ alias }) => alias)));
    expect(new Set(payees.map(({ accountName }) => accountName)).size).toBe(500);
    for (const { id } of parties) expect(payees.filter(({ partyId }) => partyId === id).length).toBeGreaterThan(50);
  });
});

it('uses account numbers of one persona only', () => {
  const prefixes = Object.values(personas).map(({ accountPrefix }) => accountPrefix ?? '');
  expect(new Set(prefixes).size).toBe(ids.length);
  for (const [id, { accountPrefix = '' }] of Object.entries(personas)) {
    expect(accountPrefix).toMatch(/^\d{2}$/);
    for (const { number } of bookOf(id).accounts) expect([id, number.startsWith(accountPrefix)]).toEqual([id, true]);
  }
});
