import { expect, it } from 'vitest';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { heldOn } from '#sandbox/bank/engine/holds.ts';
import type { Posting } from '#sandbox/bank/records/posting.ts';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { historyOf } from './history.ts';
import { bankWith, letLive, openedPersona, spendAll } from './lived-bank.fixture.ts';
import { scripts } from './scripts.ts';
import { dayNumberOf } from './time/persona-day.ts';

const opened = calendarDay('2026-03-20');
const seed = 5;

it.each(['private-customer', 'racing-owner', 'joint-holder', 'read-only'])(
  '%s lived on by the clock, in a bank that keeps no instructions, is the same as opened later that year, pending things included',
  { timeout: 60_000 },
  async (id) => {
    const bank = await bankWith(id, seed, opened, 'no-instructions');
    const before = bank.ledger.postings.length;
    // Over Easter and both May holidays.
    const later = calendarDay('2026-06-09');
    await letLive(bank, later);
    const book = openedPersona(id, seed, later);
    expect(bank.ledger.postings.length - before).toBeGreaterThan(200);
    expect(bank.ledger.postings).toEqual(book.postings);
    expect(bank.records.all('holds')).toEqual(book.holds);
    expect(sweep(bank)).toEqual([]);
  },
);

it.each(['many-accounts', 'long-history'])(
  '%s lives the same under the clock, in a bank that keeps no instructions, as in a longer history',
  { timeout: 60_000 },
  async (id) => {
    const bank = await bankWith(id, seed, opened, 'no-instructions');
    const later = calendarDay('2026-05-06');
    await letLive(bank, later);
    const script = scripts.find((candidate) => candidate.id === id);
    if (script === undefined) throw new Error(`No script ${id}`);
    const history = historyOf(script.cast(seed, opened).life, dayNumberOf(later));
    const booked = bank.ledger.postings.length;
    expect(booked).toBe(history.postings.length);
    const lived = booked - openedPersona(id, seed, opened).postings.length;
    expect(lived).toBeGreaterThan(200);
    expect(bank.ledger.postings.slice(-lived)).toEqual(history.postings.slice(-lived));
    expect(bank.records.all('holds')).toEqual(history.holds);
  },
);

it.each(['joint-holder', 'read-only', 'long-history'])(
  '%s lives the same whether the bank runs the instructions or the life does',
  { timeout: 60_000 },
  async (id) => {
    const [lived, run] = [await bankWith(id, seed, opened, 'no-instructions'), await bankWith(id, seed, opened)];
    const before = run.ledger.postings.length;
    for (const bank of [lived, run]) await letLive(bank, calendarDay('2026-06-09'));
    const linesOf = (bank: Bank) =>
      bank.ledger.postings
        .slice(before)
        .map(({ bookedOn, code, description, reference, entries }) =>
          [bookedOn, code, description, reference, entries[0]?.minor].join(' '),
        )
        .sort();
    expect(run.records.all('directDebits').length).toBeGreaterThan(3);
    expect(linesOf(run)).toEqual(linesOf(lived));
    expect(sweep(run)).toEqual([]);
  },
);

it('leaves unpaid what cannot be paid, and never exceeds the overdraft', { timeout: 60_000 }, async () => {
  const bank = await bankWith('private-customer', seed, opened);
  const [current, savings] = bank.records.all('accounts');
  if (current === undefined || savings === undefined) throw new Error('The private customer has too few accounts');
  await commit(bank, [spendAll(bank, current.id), spendAll(bank, savings.id)]);
  const before = bank.ledger.postings.length;

  await letLive(bank, calendarDay('2026-06-01'));

  const lived = bank.ledger.postings.slice(before);
  for (const { balanceMinor } of bank.ledger.linesOf(current.id).slice(-lived.length)) {
    expect(balanceMinor + current.overdraftMinor).toBeGreaterThanOrEqual(0);
  }
  expect(availableOn(bank, current.id) + current.overdraftMinor).toBeGreaterThanOrEqual(0);
  expect(lived.some(({ description }) => description === 'Overdraft interest')).toBe(true);
  expect(lived.some(({ description, code }) => description === 'Late payment charge' && code === 'CHG')).toBe(true);
  expect(sweep(bank)).toEqual([]);
});

it('schedules no job without accounts', () => {
  expect(openedPersona('no-accounts', seed, opened).jobs).toEqual([]);
});

it('pays loans off completely at their end', () => {
  for (const id of ['private-customer', 'racing-owner', 'read-only']) {
    const script = scripts.find((candidate) => candidate.id === id);
    if (script === undefined) throw new Error(`No script ${id}`);
    const { life } = script.cast(seed, opened);
    const { postings } = historyOf(life, dayNumberOf(calendarDay('2037-01-01')));
    for (const account of life.accounts) {
      if (account.kind === 'LN') expect([account.id, sumOn(account.id, postings)]).toEqual([account.id, 0]);
    }
  }
});

function availableOn(bank: Bank, accountId: string): number {
  return bank.ledger.balanceOf(accountId) - heldOn(bank, accountId);
}

function sumOn(account: string, postings: readonly Posting[]): number {
  return postings
    .flatMap(({ entries }) => entries)
    .reduce((sum, { accountId, minor }) => sum + (accountId === account ? minor : 0), 0);
}
