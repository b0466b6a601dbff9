import { expect, it } from 'vitest';
import type { LoginStep } from '#sandbox/bank/records/user.ts';
import { user } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { nextStepOf, stepsDoneBy, validateStepCompleted, withStepDone } from './login-steps.ts';

it.each<[LoginStep[], number, LoginStep | undefined]>([
  [['terms', 'password', 'pin'], 0, 'terms'],
  [['terms'], 0, 'terms'],
  [['password', 'pin'], 1, 'password'],
  [['pin'], 2, 'pin'],
  [['pin', 'password'], 1, 'password'],
  [[], 3, undefined],
])('counts, with %j left, %i done, the next being %s', (loginSteps, done, next) => {
  expect(stepsDoneBy(user({ loginSteps }))).toBe(done);
  expect(nextStepOf(user({ loginSteps }))).toBe(next);
});

it.each<[string, LoginStep[], LoginStep | undefined, string]>([
  ['the terms that are due', ['terms', 'pin'], 'terms', 'done'],
  ['terms that are not due', ['password'], 'terms', 'refused'],
  ['terms when nothing is due', [], 'terms', 'refused'],
  ['a password without changing it', ['password'], 'password', 'refused'],
  ['a PIN without changing it', ['pin'], 'pin', 'refused'],
  ['an unknown step', ['terms'], undefined, 'refused'],
])('completes %s: %s', (_, loginSteps, step, outcome) => {
  expect(validateStepCompleted(user({ loginSteps }), step).outcome).toBe(outcome);
});

it('completes the first sign-in with the last step, for good', () => {
  const first = user({ loginSteps: ['terms', 'pin'], firstLoginDone: false });
  const half = withStepDone(first, 'terms');
  expect([half.firstLoginDone, withStepDone(half, 'pin').firstLoginDone]).toEqual([false, true]);
  expect(withStepDone(user({ loginSteps: ['terms', 'pin'] }), 'terms').firstLoginDone).toBe(true);
});
