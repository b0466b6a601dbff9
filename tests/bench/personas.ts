import { Bank } from '#sandbox/bank/engine/bank.ts';
import type { PersonaBook } from '#sandbox/bank/records/persona.ts';
import { describer } from '#sandbox/personas/described/describer.ts';
import type { WrittenDescription } from '#sandbox/personas/described/description.ts';
import { personas } from '#sandbox/personas/registry.ts';
import { calendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import { type Figure, median } from './figure.ts';

const openingDay = calendarDay('2026-06-17');
const runs = 5;

const usualGoalMs = 50;
/** A hundred thousand transactions may take longer than the few thousand of other personas. */
const goalsMs: Readonly<Record<string, number>> = { 'long-history': 1000, 'a described long history': 1000 };

/** The time to create a persona's accounts and history, with a new seed for each run. */
export async function measurePersonas(): Promise<Figure[]> {
  const standing = Object.values(personas).map(({ id, open }) => measure(id, (seed) => open(seed, openingDay)));
  return [...standing, ...(await measureDescribed()), measureRefusals()];
}

/** An average one, and one as busy as `long-history`. */
const described: Readonly<Record<string, WrittenDescription>> = {
  'a described customer': {},
  'a described long history': { years: 10, accounts: [{ transactionsAMonth: 830, habits: 'quiet' }] },
};

/** From the document to the books: reading it, drawing the names, making the history. */
async function measureDescribed(): Promise<Figure[]> {
  await describer.load();
  return Object.entries(described).map(([what, description]) =>
    measure(what, (seed) => {
      const [record] = describer.recordsOf(emptyBank(), [{ ...description, seed }]);
      const persona = record && describer.personasOf(record)[record.userIds[0] ?? ''];
      if (persona === undefined) throw new Error(`${what} was not made`);
      return persona.open(seed, openingDay);
    }),
  );
}

/** Documents that nobody should wait for, as a script in the page could give them. */
const hostile: readonly unknown[] = [
  { title: 'x'.repeat(5_000_000) },
  { payees: { named: Array.from({ length: 1_000_000 }, () => ({})) } },
  Array.from({ length: 10_000 }).reduce<object>((inner) => ({ people: [inner] }), {}),
  { accounts: Array.from({ length: 200 }, () => ({ transactionsAMonth: 3_000 })), years: 15 },
];

function measureRefusals(): Figure {
  const bank = emptyBank();
  const timesMs = hostile.map((document) => {
    const began = performance.now();
    try {
      describer.recordsOf(bank, [document]);
    } catch {
      return performance.now() - began;
    }
    throw new Error('A hostile description was made');
  });
  const slowest = Math.max(...timesMs);
  const goal = '≤ 100 ms';
  return {
    what: 'refusing a hostile description',
    measured: `${slowest.toFixed(1)} ms at most`,
    goal,
    met: slowest <= 100,
  };
}

function emptyBank(): Bank {
  const openedAt = instantInLondon(openingDay, '09:30');
  const plan = { seed: 1, openedAt, opening: 1, personas, jobKinds: {}, describer };
  return new Bank(plan, { now: openedAt, runs: { mode: 'frozen' } });
}

function measure(id: string, open: (seed: number) => PersonaBook): Figure {
  const timesMs = Array.from({ length: runs + 1 }, (_, run) => {
    const began = performance.now();
    open(run + 1);
    return performance.now() - began;
  });
  const [first = 0, ...warm] = timesMs;
  const { accounts, postings } = open(1);
  const middle = median(warm);
  const goalMs = goalsMs[id] ?? usualGoalMs;
  return {
    what: `opening ${id} (${accounts.length} accounts, ${postings.length.toLocaleString('en-GB')} postings)`,
    measured: `${middle.toFixed(1)} ms, first ${first.toFixed(1)} ms`,
    goal: `≤ ${goalMs.toLocaleString('en-GB')} ms`,
    met: middle <= goalMs,
  };
}
