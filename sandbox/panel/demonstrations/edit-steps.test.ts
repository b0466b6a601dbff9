import { expect, it } from 'vitest';
import type { OwnStep } from '#sandbox/tours/own-tour.ts';
import { movedStep, withoutStep, withStep } from './edit-steps.ts';

function step(asks: string): OwnStep {
  return { asks, why: '', notes: '', action: { does: 'enter-code' }, until: { when: 'page', path: '/' }, choices: [] };
}
const steps = ['a', 'b', 'c'].map(step);
const asked = (changed: readonly OwnStep[]) => changed.map(({ asks }) => asks).join('');

it('steps change their place, give way and go', () => {
  expect(asked(movedStep(steps, 0, 1))).toBe('bac');
  expect(asked(movedStep(steps, 2, -1))).toBe('acb');
  expect(asked(withStep(steps, 1, step('x')))).toBe('axc');
  expect(asked(withoutStep(steps, 1))).toBe('ac');
});

it('neither the first nor the last leaves the list', () => {
  expect(asked(movedStep(steps, 0, -1))).toBe('abc');
  expect(asked(movedStep(steps, 2, 1))).toBe('abc');
});
