import { expect, it } from 'vitest';
import { dividedHalfEven, interestInMinor } from './interest.ts';

it.each([
  ['half a penny down to the even penny', 5n, 2n, 2n],
  ['half a penny up to the even penny', 7n, 2n, 4n],
  ['just under half down', 2_499n, 1_000n, 2n],
  ['just over half up', 2_501n, 1_000n, 3n],
])('rounds %s', (_, dividend, divisor, rounded) => {
  expect(dividedHalfEven(dividend, divisor)).toBe(rounded);
});

it('gives the yearly rate for 365 days', () => {
  expect(interestInMinor(1000_00 * 425 * 365)).toBe(42_50);
});

it('gives the same interest for debts as for deposits', () => {
  expect(interestInMinor(-1000_00 * 715 * 365)).toBe(71_50);
});
