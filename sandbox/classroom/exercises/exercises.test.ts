import { expect, it } from 'vitest';
import { ZodError } from 'zod';
import { personas } from '#sandbox/personas/registry.ts';
import { pay } from './actions.fixture.ts';
import { exercise } from './exercise.ts';
import { schoolFees } from './payments/school-fees.ts';
import { exercises } from './registry.ts';
import { begin } from './trainee.fixture.ts';
import { ways } from './ways.fixture.ts';

const college = { payee: 'saddlecombe-college', pounds: 250 };
const each = exercises.map((one) => [one.id, one] as const);

it('has one exercise for each area, three of fraud, and a way to do each', () => {
  expect(Object.keys(ways)).toEqual(exercises.map(({ id }) => id));
  expect(new Set(exercises.map(({ area }) => area)).size).toBe(13);
  expect(exercises.filter(({ area }) => area === 'fraud')).toHaveLength(3);
  for (const { id, customer } of exercises) expect(Object.keys(personas), id).toContain(customer);
});

it.each(each)('%s: done right', async (id, one) => {
  const trainee = await begin(one);
  expect(await trainee.progress()).toMatchObject({ outcome: 'not-yet', stepsDone: 0 });
  await ways[id]?.right(trainee);
  expect(await trainee.progress()).toEqual({
    outcome: 'met',
    stepsDone: one.steps.length,
    says: [...one.goals.map(({ says }) => says), one.learnt],
  });
  expect(await trainee.sandbox.control.invariants()).toEqual({ hold: true, broken: [] });
});

it.each(each)('%s: done wrong', async (id, one) => {
  const trainee = await begin(one);
  await ways[id]?.wrong(trainee);
  const { outcome, says } = await trainee.progress();
  expect(outcome).toBe(ways[id]?.ends[0]);
  expect(says[0]).toContain(ways[id]?.ends[1]);
});

it('tells a payment after the cut-off from one before', async () => {
  const trainee = await begin(schoolFees);
  await trainee.sandbox.control.setClock('2026-03-03T17:05', 'kept');
  await pay(trainee, '305926', college);
  expect((await trainee.progress()).outcome).toBe('not-yet');
});

it('refuses an exercise with a fact that is none, or a page elsewhere', () => {
  const { steps, ...others } = schoolFees;
  const unknown = { fact: 'paid', to: 'Saddlecombe College' } as never;
  expect(() => exercise({ ...others, steps: [{ asks: 'Pay.', until: unknown }] })).toThrow(ZodError);
  expect(() => exercise({ ...schoolFees, page: 'https://example.com/' })).toThrow(ZodError);
  expect(exercise(JSON.parse(JSON.stringify(schoolFees)))).toEqual(schoolFees);
});
