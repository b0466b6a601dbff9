import { expect, it } from 'vitest';
import { Bank, type JobKind } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { knownUser } from '#sandbox/bank/engine/persona-opening.ts';
import {
  emptyBank,
  mondayAtTen,
  moved,
  posting,
  smallBank,
  smallJobKinds,
  smallPersonas,
} from '#sandbox/bank/testing/small-persona.fixture.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { moveClock } from './due-jobs.ts';

function at(instant: string) {
  return { now: instant as Instant, runs: { mode: 'frozen' } } as const;
}

/** A bank whose jobs record when they ran. */
async function bankWithDiary(jobs: readonly (readonly [id: string, dueAt: string])[], more: JobKind = () => []) {
  const diary: string[] = [];
  const note: JobKind = (job, bank) => {
    diary.push(`${job.id} at ${bank.clock.now}`);
    return more(job, bank);
  };
  const bank = new Bank(
    { seed: 1, openedAt: mondayAtTen, opening: 1, personas: smallPersonas, jobKinds: { note } },
    at(mondayAtTen),
  );
  await commit(
    bank,
    jobs.map(
      ([id, dueAt]): Change => ({
        change: 'schedule',
        job: { id, dueAt: dueAt as Instant, kind: 'note', payload: {} },
      }),
    ),
  );
  return { bank, diary };
}

it('runs due jobs in order, each at its own instant, before the clock arrives', async () => {
  const { bank, diary } = await bankWithDiary([
    ['later', '2026-03-04T06:00:00.000Z'],
    ['second of two', '2026-03-03T06:00:00.000Z'],
    ['third of two', '2026-03-03T06:00:00.000Z'],
    ['not yet', '2026-03-05T06:00:00.001Z'],
  ]);
  await moveClock(bank, at('2026-03-05T06:00:00.000Z'));
  expect(diary).toEqual([
    'second of two at 2026-03-03T06:00:00.000Z',
    'third of two at 2026-03-03T06:00:00.000Z',
    'later at 2026-03-04T06:00:00.000Z',
  ]);
  expect(bank.clock.now).toBe('2026-03-05T06:00:00.000Z');
  expect(bank.jobs.all.map(({ id }) => id)).toEqual(['not yet']);
});

it('also runs jobs that a due job schedules on the way', async () => {
  const bank = await smallBank();
  const before = bank.ledger.balanceOf('nell:current');
  const outside = bank.ledger.balanceOf('clearing:payments-in:GBP');

  const { ran } = await moveClock(bank, at('2026-03-12T05:59:59.999Z'));

  // The opening day's own pound was overdue, and the last one is due a moment later.
  expect(ran).toBe(10);
  expect(bank.ledger.balanceOf('nell:current')).toBe(before + 10_00);
  expect(bank.ledger.balanceOf('clearing:payments-in:GBP')).toBe(outside - 10_00);
});

it('reaches the same state in one long move as in many short ones', async () => {
  const [long, short] = [await smallBank(), await smallBank()];
  await moveClock(long, at('2026-04-15T12:00:00.000Z'));
  for (const day of ['03-02T10:00', '03-02T23:59', '03-09T06:00', '03-29T02:00', '04-15T12:00']) {
    await moveClock(short, at(`2026-${day}:00.000Z`));
  }
  expect(short.stateHash()).toBe(long.stateHash());
});

it('never moves the clock back', async () => {
  const bank = await smallBank();
  await moveClock(bank, at('2026-03-02T09:59:59.999Z'));
  expect(bank.clock.now).toBe(mondayAtTen);
});

it('drops and reports a failing job and runs the next one', async () => {
  const { bank, diary } = await bankWithDiary(
    [
      ['breaks', '2026-03-03T06:00:00.000Z'],
      ['works', '2026-03-03T07:00:00.000Z'],
    ],
    ({ id }) => {
      if (id === 'breaks') throw new Error('the horse bolted');
      return [];
    },
  );
  const { failures } = await moveClock(bank, at('2026-03-04T06:00:00.000Z'));
  expect(failures).toEqual(['job breaks: the horse bolted']);
  expect(diary).toHaveLength(2);
  expect(bank.jobs.all).toEqual([]);
});

it('reports the job that broke an invariant, and no other', async () => {
  const spends: JobKind = ({ id, payload }) => [
    {
      change: 'post',
      posting: posting({ id, entries: moved('nell:current', 'clearing:out:GBP', Number(payload.minor)) }),
    },
  ];
  const bank = emptyBank({ jobKinds: { ...smallJobKinds, spends } });
  const job = (id: string, dueAt: string, minor: number): Change => ({
    change: 'schedule',
    job: { id, dueAt: dueAt as Instant, kind: 'spends', payload: { minor } },
  });
  const opening = (knownUser(bank, 'nell')?.opening ?? []).filter(({ change }) => change !== 'schedule');
  await commit(bank, [
    ...opening,
    job('last', '2026-03-03T06:00:00.000Z', 220_450),
    job('more', '2026-03-03T07:00:00.000Z', 1),
  ]);
  const { ran, failures } = await moveClock(bank, at('2026-03-04T06:00:00.000Z'));
  expect(ran).toBe(2);
  expect(failures).toEqual([
    'job more broke no-account-past-available: Account nell:current is 1 past what is available',
  ]);
});

it("changes nothing when a job's changes are refused", async () => {
  const { bank } = await bankWithDiary([['greedy', '2026-03-03T06:00:00.000Z']], () => [
    { change: 'remove', of: 'parties', id: 'nobody' },
  ]);
  const expected = emptyBank();
  await moveClock(bank, at('2026-03-04T06:00:00.000Z'));
  expect(bank.records.all('parties')).toEqual(expected.records.all('parties'));
  expect(bank.jobs.all).toEqual([]);
});
