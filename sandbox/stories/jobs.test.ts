import { expect, it } from 'vitest';
import type { JobRecord, Posting, StoryBook } from '#sandbox/bank/records.ts';
import { type CalendarDay, calendarDay } from '#src/kernel/calendar.ts';
import { liveStep } from './day-of-life.ts';
import { historyOf } from './history.ts';
import { stories } from './registry.ts';
import { scripts } from './scripts.ts';
import { dayNumberOf } from './time/story-day.ts';

const opened = calendarDay('2026-03-20');
const seed = 5;

/** Lets a story's own clock run, as the bank would, until everything due before that day's midnight is done. */
function liveUntil(id: string, from: StoryBook, day: CalendarDay, spent: readonly Posting[] = []): Posting[] {
  const script = scripts.find((candidate) => candidate.id === id);
  if (script === undefined) throw new Error(`No script ${id}`);
  const { life } = script.cast(seed, opened);
  const balances = new Map<string, number>();
  const book = ({ entries }: Posting) => {
    for (const { accountId, minor } of entries) balances.set(accountId, (balances.get(accountId) ?? 0) + minor);
  };
  [...from.postings, ...spent].forEach(book);
  const booked: Posting[] = [];
  const until = `${day}T00:00:00.000Z`;
  let job: Omit<JobRecord, 'sequence'> | undefined = from.jobs[0];
  while (job !== undefined && job.dueAt < until) {
    const { postings, next } = liveStep(life, job.payload, (accountId) => balances.get(accountId) ?? 0);
    for (const posting of postings) expect(posting.at).toBe(job.dueAt);
    expect(next.dueAt >= job.dueAt).toBe(true);
    expect(next.id).not.toBe(job.id);
    postings.forEach(book);
    booked.push(...postings);
    job = next;
  }
  return booked;
}

function open(id: string, day: CalendarDay): StoryBook {
  const book = stories[id]?.open(seed, day);
  if (book === undefined) throw new Error(`No story ${id}`);
  return book;
}

it.each(['private-customer', 'racing-owner'])(
  '%s lived on by the clock is the same as opened later that year',
  (id) => {
    const early = open(id, opened);
    const later = calendarDay('2026-07-09');
    const lived = liveUntil(id, early, later);
    expect(lived.length).toBeGreaterThan(150);
    expect([...early.postings, ...lived]).toEqual(open(id, later).postings);
  },
);

it('leaves unpaid what cannot be paid, and the account never passes its overdraft', () => {
  const book = open('private-customer', opened);
  const [current, savings] = book.accounts;
  if (current === undefined || savings === undefined) throw new Error('The private customer has too few accounts');
  const spendAll = (accountId: string, overdraftMinor: number, number: number): Posting => ({
    ...(book.postings[0] as Posting),
    id: `spent-${number}`,
    entries: [
      { accountId, minor: -(sumOn(accountId, book.postings) + overdraftMinor) },
      { accountId: 'clearing:chaps:GBP', minor: sumOn(accountId, book.postings) + overdraftMinor },
    ],
  });
  const spent = [spendAll(current.id, current.overdraftMinor, 1), spendAll(savings.id, 0, 2)];
  const until = calendarDay('2026-06-01');

  const lived = liveUntil('private-customer', book, until, spent);

  let balance = -current.overdraftMinor;
  for (const { minor } of lived.flatMap(({ entries }) => entries).filter(({ accountId }) => accountId === current.id)) {
    balance += minor;
    expect(balance + current.overdraftMinor).toBeGreaterThanOrEqual(0);
  }
  expect(lived.length).toBeLessThan(liveUntil('private-customer', book, until).length);
  expect(lived.some(({ description }) => description === 'Overdraft interest')).toBe(true);
});

it('waits for nothing where there are no accounts', () => {
  expect(open('no-accounts', opened).jobs).toEqual([]);
});

it('pays loans off to nothing at their end and pays bonds out with interest', () => {
  for (const id of ['private-customer', 'racing-owner']) {
    const script = scripts.find((candidate) => candidate.id === id);
    if (script === undefined) throw new Error(`No script ${id}`);
    const { life } = script.cast(seed, opened);
    const { postings } = historyOf(life, dayNumberOf(calendarDay('2037-01-01')));
    for (const account of life.accounts) {
      if (account.kind === 'LN' || account.kind === 'TD')
        expect([account.id, sumOn(account.id, postings)]).toEqual([account.id, 0]);
    }
    const bond = life.accounts.find(({ kind }) => kind === 'TD');
    const paidOut = postings.find(({ reference }) => reference === 'MATURITY');
    expect(paidOut?.entries[1]?.minor).toBeGreaterThan((bond?.principalMinor ?? 0) * 1.1);
  }
});

function sumOn(account: string, postings: readonly Posting[]): number {
  return postings
    .flatMap(({ entries }) => entries)
    .reduce((sum, { accountId, minor }) => sum + (accountId === account ? minor : 0), 0);
}
