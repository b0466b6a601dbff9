import { expect, it } from 'vitest';
import type { PlainFact } from '#sandbox/classroom/facts/fact.ts';
import { factKinds } from '#sandbox/classroom/facts/fact-kinds.ts';
import { factText } from '#sandbox/classroom/facts/fact-words.ts';
import { type FactValues, readFact } from '#sandbox/classroom/facts/read-fact.ts';
import type { Exercise } from './exercise.ts';
import { factCases } from './facts-by-hand.fixture.ts';
import { exercises } from './registry.ts';
import { begin } from './trainee.fixture.ts';
import { asksForNothing, type FactPart, factParts, withFact } from './with-fact.ts';

const [first] = exercises;
if (first === undefined) throw new Error('There are no exercises.');

function picked(kindId: string, values: FactValues = {}) {
  const kind = factKinds.find(({ id }) => id === kindId);
  if (kind === undefined) throw new Error(`There is no kind ${kindId}.`);
  return readFact(kind, values);
}

function factOf(kindId: string, values?: FactValues): PlainFact {
  const read = picked(kindId, values);
  if ('reason' in read) throw new Error(`${kindId}: ${read.field}: ${read.reason}`);
  return read;
}

/** An exercise that asks for that alone. */
function asking(id: string, part: FactPart): Exercise {
  const { in: base, as, values } = factCases[id] ?? { in: '' };
  const found = exercises.find((each) => each.id === base);
  if (found === undefined) throw new Error(`There is no exercise ${base}.`);
  const bare = { ...found, customer: as ?? found.customer, steps: [], goals: [], never: [], otherwise: [] };
  const stepped = withFact(bare, 'step', factOf(id, values));
  if ('reason' in stepped) throw new Error(stepped.reason);
  const grown = withFact(stepped.exercise, part, factOf(id, values));
  if ('reason' in grown) throw new Error(grown.reason);
  return grown.exercise;
}

const played = factKinds.map(({ id }) => id).filter((id) => id !== 'bulk-file');

it('plays every kind but a bulk file, which takes an upload', () => {
  expect(Object.keys(factCases).toSorted()).toEqual(played.toSorted());
});

it.each(played)('%s as a goal: met once it is so, and not by what comes close', async (id) => {
  const exercise = asking(id, 'goal');
  const [done, astray] = [await begin(exercise), await begin(exercise)];
  expect(await done.progress()).toMatchObject({ outcome: 'not-yet', stepsDone: 0 });
  await factCases[id]?.wrong(astray);
  expect(await astray.progress()).toMatchObject({ outcome: 'not-yet', says: [exercise.goals[0]?.notYet] });
  await factCases[id]?.right(done);
  expect(await done.progress()).toMatchObject({ outcome: 'met', stepsDone: 1 });
  expect(exercise.goals.map(({ fact }) => factText(fact))).toEqual([factCases[id]?.says]);
});

it.each(played)('%s as what must not happen: met until it is so', async (id) => {
  const exercise = asking(id, 'unwanted');
  expect(asksForNothing(exercise)).toBe(true);
  const trainee = await begin(exercise);
  expect((await trainee.progress()).outcome).toBe('met');
  await factCases[id]?.right(trainee);
  expect(await trainee.progress()).toMatchObject({
    outcome: 'not-yet',
    says: [`${factCases[id]?.says}. That was not wanted.`],
  });
});

it('counts a mistake, tells something else, and names where each went', async () => {
  const fact = factOf('book-ordered', { book: 'pay-in' });
  const names = Object.keys(factParts).map((part) => {
    const grown = withFact(first, part as FactPart, fact);
    return 'reason' in grown ? grown.reason : grown.name;
  });
  expect(names).toEqual(['Goal 3', 'Goal 3', 'Step 4', 'Mistake 2', 'Something else 2']);
  const wrong = await begin(asking('book-ordered', 'mistake'));
  await factCases['book-ordered']?.right(wrong);
  expect((await wrong.progress()).outcome).toBe('broken');
});

it('tells what becomes of a bulk file', () => {
  expect(factText(factOf('bulk-file', { state: 'refused' }))).toBe('A bulk file is refused');
});

it('takes no ninth goal', () => {
  const [goal] = first.goals;
  if (goal === undefined) throw new Error('The exercise has no goal.');
  const full = { ...first, goals: Array.from({ length: 8 }, () => goal) };
  expect(withFact(full, 'goal', factOf('logged-in'))).toEqual({
    reason: 'An exercise has 8 of these at most. Remove one first.',
  });
});

it.each([
  ['paid', { amount: 'ten' }, 'amount', 'An amount is written 250.00.'],
  ['paid', { sortCode: '12-34' }, 'sortCode', 'A sort code has six digits.'],
  ['paid', { atLeast: '0' }, 'atLeast', 'Write a whole number from 1 to 100.'],
  ['asked', {}, 'operationId', 'This one is needed.'],
  ['bulk-file', {}, 'state', 'This one is needed.'],
])('%s with %o: says which field is wrong', (id, values: FactValues, field, reason) => {
  expect(picked(id, values)).toEqual({ field, reason });
});
