import { expect, it } from 'vitest';
import { levelInstalment } from '#sandbox/bank/accounts/lending.ts';

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
