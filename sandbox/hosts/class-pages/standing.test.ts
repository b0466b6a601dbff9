import { expect, it } from 'vitest';
import { lasting, standing } from './standing.ts';

it.each([
  ['is at work for three minutes after a step', 'not-yet', 180_000, 'At work'],
  ['is stuck a moment later', 'not-yet', 180_001, 'Stuck'],
  ['is done however long it took', 'met', 900_000, 'Done'],
  ['is told apart once it went wrong', 'broken', 1, 'Went wrong'],
] as const)('a trainee %s', (_, outcome, sinceMs, expected) => {
  expect(standing({ outcome, movedMs: 1000 }, 1000 + sinceMs)).toBe(expected);
});

it('says how long something lasts, and never less than nothing', () => {
  expect([lasting(-5), lasting(59_999), lasting(60_000), lasting(200_000)]).toEqual(['0 s', '59 s', '1 min', '3 min']);
});
