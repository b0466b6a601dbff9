import { expect, it } from 'vitest';
import { levelInstalment } from '#sandbox/bank/accounts/lending.ts';
import { money } from '#src/kernel/money.ts';

it('pays a loan off in exactly its term', () => {
  const instalment = levelInstalment(money(40_000_00, 'GBP'), 715, 60).minor;
  let owed = 40_000_00;
  for (let month = 1; month < 60; month += 1) owed += Math.round((owed * 715) / 120_000) - instalment;
  expect(owed).toBeGreaterThan(0);
  expect(owed + Math.round((owed * 715) / 120_000)).toBeLessThanOrEqual(instalment);
});

it('divides an interest-free loan into equal instalments', () => {
  expect(levelInstalment(money(1000_00, 'GBP'), 0, 3)).toEqual(money(333_34, 'GBP'));
});
