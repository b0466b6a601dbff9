import { expect, it } from 'vitest';
import { levelInstalment } from '#sandbox/bank/lending.ts';
import { dividedHalfEven, interestInMinor } from './interest.ts';

it.each([
  ['half a penny down to the even penny', 5n, 2n, 2n],
  ['half a penny up to the even penny', 7n, 2n, 4n],
  ['just under half down', 2_499n, 1_000n, 2n],
  ['just over half up', 2_501n, 1_000n, 3n],
])('rounds %s', (_, dividend, divisor, rounded) => {
  expect(dividedHalfEven(dividend, divisor)).toBe(rounded);
});

it('gives a year’s rate for a year of days', () => {
  expect(interestInMinor(1000_00 * 425 * 365)).toBe(42_50);
});

it('counts what is owed like what is had', () => {
  expect(interestInMinor(-1000_00 * 715 * 365)).toBe(71_50);
});

it('pays a loan off in its months and not a month sooner', () => {
  const instalment = levelInstalment(40_000_00, 715, 60);
  let owed = 40_000_00;
  for (let month = 1; month < 60; month += 1) owed += Math.round((owed * 715) / 120_000) - instalment;
  expect(owed).toBeGreaterThan(0);
  expect(owed + Math.round((owed * 715) / 120_000)).toBeLessThanOrEqual(instalment);
});

it('divides a loan without interest into equal parts', () => {
  expect(levelInstalment(1000_00, 0, 3)).toBe(333_34);
});
