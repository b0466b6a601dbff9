import { expect, it } from 'vitest';
import type { Exercise } from '#sandbox/classroom/exercises/exercise.ts';
import { exercises } from '#sandbox/classroom/exercises/registry.ts';
import { begin } from '#sandbox/classroom/exercises/trainee.fixture.ts';
import { ways } from '#sandbox/classroom/exercises/ways.fixture.ts';
import { proposedExercise } from './proposed-exercise.ts';
import type { Recorded } from './proposed-facts.ts';

/** What was done in an exercise, as the recorder has it. */
async function proposedFrom(one: Exercise, does: 'right' | 'wrong') {
  const { sandbox, ...trainee } = await begin(one);
  const { control } = sandbox;
  const { entries } = await control.summary();
  await ways[one.id]?.[does]({ ...trainee, sandbox });
  const recorded: Recorded[] = [];
  for (const head of await control.journalHeads(entries)) {
    if (head.kind === 'request' && (head.request.method === 'GET' || head.status >= 300)) continue;
    const effect = await control.effect(head.n);
    if (effect.outcome === 'refused') throw new Error(effect.reason);
    recorded.push({
      operationId: head.kind === 'request' ? head.operationId : null,
      happened: [...effect.happenedMeanwhile, ...effect.happened],
    });
  }
  const { customer, clock, page, sandbox: settings } = one;
  const proposed = proposedExercise({ customer, clock, page, settings, recorded, pressed: [] });
  if ('reason' in proposed) throw new Error(proposed.reason);
  return proposed;
}

it.each(exercises.map((one) => [one.id, one] as const))(
  '%s: what was done right is proposed, and done again meets every goal',
  async (id, one) => {
    const proposed = await proposedFrom(one, 'right');
    const again = await begin(proposed);
    expect(await again.progress()).toMatchObject({ outcome: 'not-yet' });
    await ways[id]?.right(again);
    expect(await again.progress()).toMatchObject({ outcome: 'met' });
  },
);

it('says what a payment of another amount, to another, or made twice is', async () => {
  const schoolFees = exercises.find(({ id }) => id === 'school-fees');
  if (schoolFees === undefined) throw new Error('There are no school fees.');
  const { steps, goals, never, otherwise } = await proposedFrom(schoolFees, 'right');
  expect(steps.map(({ asks }) => asks)).toEqual(['Pay Saddlecombe College £250.00.']);
  expect(goals.map(({ notYet }) => notYet)).toEqual(['Saddlecombe College has not been paid £250.00 yet.']);
  expect(never.map(({ says }) => says)).toEqual(['Saddlecombe College was paid twice.']);
  expect(otherwise.map(({ says }) => says)).toEqual([
    'Saddlecombe College was paid, but not £250.00. Compare the amount with the story.',
    'Somebody was paid, but not Saddlecombe College.',
  ]);
});

it('proposes nothing where nothing has changed', () => {
  const lesson = { customer: 'private-customer', clock: '2026-03-03T09:30', settings: '', page: '/accounts' };
  const recorded = [{ operationId: 'createNonce', happened: [] }];
  expect(proposedExercise({ ...lesson, recorded, pressed: [] })).toEqual({
    reason: expect.stringContaining('Nothing has changed'),
  });
});
