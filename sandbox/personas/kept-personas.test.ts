import { expect, it } from 'vitest';
import { Bank } from '#sandbox/bank/engine/bank.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { knownUser } from '#sandbox/bank/engine/persona-opening.ts';
import type { Personas } from '#sandbox/bank/records/persona.ts';
import { bankJobKinds } from '#sandbox/bank/running/bank-job-kinds.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { jobKinds } from './jobs.ts';
import { keptPersonas } from './kept-personas.ts';
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

it('makes a book once for each seed and day, and keeps the six that were used last', () => {
  const open = (seed: number, on = day) => keptPersonas['no-accounts']?.open(seed, on);
  const [first, second] = [open(1), open(2)];
  expect(open(1, calendarDay('2026-06-18'))).not.toBe(first);
  for (const seed of [3, 4, 5]) open(seed);
  expect(open(1)).toBe(first);
  open(6);
  expect(open(1)).toBe(first);
  expect(open(2)).not.toBe(second);
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
