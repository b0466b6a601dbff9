import { expect, it } from 'vitest';
import { Bank } from '#sandbox/bank/engine/bank.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { knownUser } from '#sandbox/bank/engine/persona-opening.ts';
import type { Personas } from '#sandbox/bank/records/persona.ts';
import { bankJobKinds } from '#sandbox/bank/running/bank-job-kinds.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { jobKinds } from './jobs.ts';
import { keeping, keptPersonas } from './kept-personas.ts';
import { letLive, spendAll } from './lived-bank.fixture.ts';
import { personas } from './registry.ts';
import { instantOn } from './time/london-instant.ts';
import { dayNumberOf, personaDay } from './time/persona-day.ts';

const day = calendarDay('2026-06-17');
const midnight = instantOn(personaDay(dayNumberOf(day)), 0);

async function bankOf(known: Personas): Promise<Bank> {
  const plan = { seed: 1, openedAt: midnight, opening: 1, personas: known, jobKinds: { ...jobKinds, ...bankJobKinds } };
  const bank = new Bank(plan, { now: midnight, runs: { mode: 'frozen' } });
  await commit(bank, knownUser(bank, 'private-customer')?.opening ?? []);
  return bank;
}

it('makes a book once for each seed and day', () => {
  const open = (seed: number, on = day) => keptPersonas['no-accounts']?.open(seed, on);
  const first = open(1);
  expect(open(2)).not.toBe(first);
  expect(open(1, calendarDay('2026-06-18'))).not.toBe(first);
  expect(open(1)).toBe(first);
});

it('forgets the book used least recently when there are too many postings', () => {
  const kept = keeping(personas, 6_000);
  const open = (id: string, seed: number) => kept[id]?.open(seed, day);
  const [first, second] = [open('no-accounts', 1), open('no-accounts', 2)];
  expect(open('private-customer', 1)?.postings.length).toBeGreaterThan(3_000);
  expect(open('no-accounts', 1)).toBe(first);
  open('private-customer', 2);
  expect(open('no-accounts', 1)).toBe(first);
  expect(open('no-accounts', 2)).not.toBe(second);
});

it('gives a bank the same customer, whatever another bank has done with theirs', async () => {
  const lived = await bankOf(keptPersonas);
  await commit(lived, [spendAll(lived, lived.records.all('accounts')[0]?.id ?? '')]);
  await letLive(lived, calendarDay('2026-08-01'));
  const [kept, fresh] = [await bankOf(keptPersonas), await bankOf(personas)];
  expect(kept.ledger.postings[0]).toBe(lived.ledger.postings[0]);
  expect(kept.stateHash()).toBe(fresh.stateHash());
  expect(kept.stateHash()).not.toBe(lived.stateHash());
});
