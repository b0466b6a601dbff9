import { expect, it } from 'vitest';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { user } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { money } from '#src/kernel/money.ts';
import { withFactorGiven, withSmallPayment } from './last-factor.ts';

/** How many of these payments, in pence, need no factor. */
function freeOf(pence: readonly number[], from: UserRecord = user()): number {
  let customer = from;
  for (const [index, minor] of pence.entries()) {
    const next = withSmallPayment(customer, money(minor, 'GBP'));
    if (next === undefined) return index;
    customer = next;
  }
  return pence.length;
}

it.each<[string, readonly number[], number]>([
  ['£25.00', [25_00], 1],
  ['a penny more', [25_01], 0],
  ['£85.00 in all', [25_00, 25_00, 25_00, 10_00], 4],
  ['a penny more in all', [25_00, 25_00, 25_00, 10_01], 3],
  ['five payments', [1, 1, 1, 1, 1], 5],
  ['a sixth', [1, 1, 1, 1, 1, 1], 5],
])('needs a factor beyond the limits alone: %s', (_, pence, free) => expect(freeOf(pence)).toBe(free));

it('starts again with a code or PIN', () => {
  const spent =
    withSmallPayment(withSmallPayment(user(), money(25_00, 'GBP')) ?? user(), money(25_00, 'GBP')) ?? user();
  expect(spent.lastFactor).toEqual({ sessionId: null, payments: 2, minor: 50_00 });
  expect(freeOf([25_00, 25_00], spent)).toBe(1);
  expect(freeOf([25_00, 25_00, 25_00, 10_00], withFactorGiven(spent, { id: 'session' }))).toBe(4);
});
