import { expect, it } from 'vitest';
import { readExercises, writeExercises } from './read-exercises.ts';
import { exercises } from './registry.ts';

const [first, second] = exercises;
if (first === undefined || second === undefined) throw new Error('There are no exercises.');

const changed = (change: object) => JSON.stringify({ ...first, ...change });
const step = (until: object) => changed({ steps: [{ asks: 'Pay.', until }] });

it('reads what it has written, and an exercise alone', () => {
  expect(readExercises(writeExercises(exercises), [])).toEqual(exercises);
  expect(readExercises(JSON.stringify(second), [first.id])).toEqual([second]);
});

it.each([
  ['no JSON', '{', 'It is not JSON: '],
  ['none', '[]', 'There is no exercise in it.'],
  ['what is missing', changed({ title: undefined }), 'Exercise 1: title: It is missing.'],
  ['what it does not know', changed({ titel: 'Fees' }), 'Exercise 1: There is no “titel” here.'],
  ['a time', changed({ clock: '3 March' }), 'Exercise 1: clock: A time is written 2026-03-02T17:00.'],
  ['a kind of fact', step({ fact: 'payd' }), 'Exercise 1: steps.0.until.fact: It is one of paid, '],
  [
    'an amount deep in a fact',
    step({ fact: 'not', of: { fact: 'any', of: [{ fact: 'paid', amount: '250' }] } }),
    'Exercise 1: steps.0.until.of.of.0.amount: An amount is written 250.00.',
  ],
  ['one that is there', JSON.stringify([second, first]), `Exercise 2: there is another with the id “${first.id}”.`],
])('tells of %s', (_, text, reason) => {
  expect(readExercises(text, [first.id])).toEqual({ reason: expect.stringContaining(reason) });
});
