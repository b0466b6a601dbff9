import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { PersonaBook } from '#sandbox/bank/records/persona.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { runs } from '#tests/runs.ts';
import { openedPersona } from './lived-bank.fixture.ts';
import { type TransactionCode, transactionCategories, transactionCodes } from './transaction-codes.ts';

const anySeed = fc.integer({ min: 0, max: 1_000_000 });
const anyDay = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2031-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as CalendarDay);
/** The long history takes as long as all the others together, so it gets fewer seeds. */
const seedsOf = (id: string) => ({ numRuns: id === 'long-history' ? runs(2, 6) : runs(8, 20) });
const living = ['private-customer', 'racing-owner', 'many-accounts', 'long-history'] as const;
/** Households live alike, so each need not cover everything. */
const households = [
  'first-timer',
  'terms-due',
  'password-due',
  'pin-due',
  'read-only',
  'joint-holder',
  'new-device-less',
  'maker',
  'low-limits',
] as const;

it.each([...living, ...households])(
  '%s never passes what was available, pending debits kept back, whatever the seed and the day',
  (id) => {
    fc.assert(
      fc.property(anySeed, anyDay, (seed, day) => {
        expect(whatIsWrongIn(openedPersona(id, seed, day))).toBe('');
      }),
      seedsOf(id),
    );
  },
  60_000,
);

it.each(living)(
  '%s uses no code but those with a category, and has been through all twelve',
  (id) => {
    fc.assert(
      fc.property(anySeed, anyDay, (seed, day) => {
        const { postings, holds } = openedPersona(id, seed, day);
        const isMain = id === 'many-accounts' || id === 'long-history' ? `${id}:current` : undefined;
        const used = new Set(
          postings
            .filter(({ entries }) => isMain === undefined || entries.some(({ accountId }) => accountId === isMain))
            .map(({ code }) => code),
        );
        const categories = [...used].map((code) => transactionCodes[code as TransactionCode].category);
        expect([...new Set(categories)].sort()).toEqual([...transactionCategories].sort());
        for (const { code } of [...postings, ...holds])
          if (!Object.hasOwn(transactionCodes, code)) expect(code).toBe('known');
      }),
      { numRuns: id === 'long-history' ? runs(1, 2) : runs(3, 6) },
    );
  },
  60_000,
);

it.each([...living, ...households])('%s marks all direct debits as DDX, and nothing else', (id) => {
  for (const { code, entries, reference } of openedPersona(id, 3, '2026-06-17' as CalendarDay).postings) {
    const isCollected = entries.some(({ accountId }) => accountId.startsWith('clearing:direct-debits:'));
    if (isCollected !== (code === 'DDX')) expect(reference).toBe('marked rightly');
  }
});

/** The first violation in a sentence; empty when there is none. */
function whatIsWrongIn({ accounts, postings, holds }: PersonaBook): string {
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const balances = new Map<string, number>();
  for (const { id, entries } of postings) {
    if (entries.reduce((sum, { minor }) => sum + minor, 0) !== 0) return `${id} is unbalanced`;
    for (const { accountId, minor } of entries) {
      if (!Number.isSafeInteger(minor) || minor === 0) return `${id} moves ${minor}`;
      const balance = (balances.get(accountId) ?? 0) + minor;
      balances.set(accountId, balance);
      const account = byId.get(accountId);
      if (account !== undefined && !isAllowed(account, balance)) return `${id} takes ${accountId} to ${balance}`;
    }
  }
  for (const { accountId, flag, minor } of holds) {
    if (flag === 'D') balances.set(accountId, (balances.get(accountId) ?? 0) - minor);
  }
  const over = accounts.find((account) => !isAllowed(account, balances.get(account.id) ?? 0));
  return over === undefined ? '' : `${over.id} has more pending than it may`;
}

/** A loan stays at or below zero; other accounts may go down to their overdraft. */
function isAllowed({ kind, overdraftMinor }: AccountRecord, balance: number): boolean {
  return kind === 'LN' || kind === 'MO' ? balance <= 0 : balance >= -overdraftMinor;
}
