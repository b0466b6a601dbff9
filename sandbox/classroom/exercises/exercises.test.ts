import { expect, it } from 'vitest';
import { ZodError } from 'zod';
import { personas } from '#sandbox/personas/registry.ts';
import { addPayee, checkName, pay, write } from './actions.fixture.ts';
import { type Exercise, exercise } from './exercise.ts';
import { closeMatch } from './fraud/close-match.ts';
import { schoolFees } from './payments/school-fees.ts';
import { exercises } from './registry.ts';
import { begin, type Trainee } from './trainee.fixture.ts';

interface Played {
  readonly of: Exercise;
  right(trainee: Trainee): Promise<unknown>;
  wrong(trainee: Trainee): Promise<unknown>;
  /** What the wrong way comes to, and what is said of it. */
  readonly ends: readonly ['not-yet' | 'broken', string];
}

const kate = {
  accountName: "Kate O'Halloran",
  accountNumber: '30746182',
  sortCode: '305926',
  accountType: 'Personal',
} as const;
const college = { payee: 'saddlecombe-college', pounds: 250 };

const played: readonly Played[] = [
  {
    of: schoolFees,
    right: (trainee) => pay(trainee, '305926', college),
    wrong: (trainee) => pay(trainee, '305926', { ...college, pounds: 25 }),
    ends: [
      'not-yet',
      'Saddlecombe College was paid, but not £250.00. Compare the amount with the story, and start again.',
    ],
  },
  {
    of: closeMatch,
    async right(trainee) {
      await checkName(trainee, kate);
      await write(trainee, 'Whose account is this?');
    },
    wrong: (trainee) => addPayee(trainee, kate),
    ends: ['broken', 'The payee was added under a name that the account is not held in.'],
  },
];

it('plays every exercise, and each begins with nothing done', async () => {
  expect(played.map(({ of }) => of.id)).toEqual(exercises.map(({ id }) => id));
  expect(new Set(exercises.map(({ id }) => id)).size).toBe(exercises.length);
  for (const { id, customer } of exercises) expect(Object.keys(personas), id).toContain(customer);
});

it.each(played.map((each) => [each.of.id, each] as const))('%s: done right', async (_, { of, right }) => {
  const trainee = await begin(of);
  expect(await trainee.progress()).toMatchObject({ outcome: 'not-yet', stepsDone: 0 });
  await right(trainee);
  expect(await trainee.progress()).toEqual({
    outcome: 'met',
    stepsDone: of.steps.length,
    says: [...of.goals.map(({ says }) => says), of.learnt],
  });
  expect(await trainee.sandbox.control.invariants()).toEqual({ hold: true, broken: [] });
});

it.each(played.map((each) => [each.of.id, each] as const))('%s: done wrong', async (_, { of, wrong, ends }) => {
  const trainee = await begin(of);
  await wrong(trainee);
  const { outcome, says } = await trainee.progress();
  expect([outcome, says[0]]).toEqual(ends);
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
