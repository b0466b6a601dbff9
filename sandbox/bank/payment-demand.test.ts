import { expect, it } from 'vitest';
import type { Instant } from '#src/kernel/calendar.ts';
import { commit } from './change.ts';
import { openingBalance, payees, payersDesk } from './payer-story.fixture.ts';
import type { UserRecord } from './records.ts';

const sessionBegan = '2026-03-02T10:00:00.000Z' as Instant;

interface Case {
  readonly minor?: number;
  readonly isNewPayee?: boolean;
  readonly addedAt?: Instant;
  readonly creatorId?: string;
  readonly secondFactor?: UserRecord['secondFactor'];
}

const asked = { factors: ['OTP'], confirms: 'to pay Ashdown Feed & Forage £30,000.00' };

it.each<[string, Case, object | undefined]>([
  ['a payee who was there before', {}, asked],
  ['one penny less than the sum', { minor: 24_999_99 }, undefined],
  ['exactly the sum', { minor: 25_000_00 }, { ...asked, confirms: 'to pay Ashdown Feed & Forage £25,000.00' }],
  ['a payee added in this session', { isNewPayee: true, addedAt: sessionBegan }, undefined],
  ['a payee added in this session, paid as an old one', { addedAt: sessionBegan }, asked],
  ['a payee said to be new that is not', { isNewPayee: true }, asked],
  ['a payee that somebody else has just added', { isNewPayee: true, addedAt: sessionBegan, creatorId: 'tom' }, asked],
  ['a customer who confirms with code and PIN', { secondFactor: 'otp-and-pin' }, asked],
  ['a customer without a second factor', { secondFactor: 'none' }, undefined],
])('asks for a code where it ought to: %s', async (_, situation, expected) => {
  const { minor = 30_000_00, isNewPayee = false, secondFactor = 'otp', ...over } = situation;
  const desk = await payersDesk({ user: { secondFactor } });
  await commit(desk.bank, [{ change: 'update', of: 'payees', record: { ...payees.feed, ...over } }]);
  const [verdict, instructed] = [await desk.pay({ minor, isNewPayee }), await desk.instruct({ minor, isNewPayee })];
  if (verdict.outcome !== 'confirmed' || instructed.outcome !== 'confirmed') throw new Error('It may be paid.');
  expect(verdict.demand).toEqual(expected);
  expect(instructed.demand).toEqual(expected);
  expect(desk.balance()).toBe(openingBalance - minor);
});

it('asks for nothing more once it is confirmed', async () => {
  const desk = await payersDesk();
  const order = desk.order({ minor: 30_000_00 });
  const verified = await desk.create(order);
  if (verified.outcome !== 'verified') throw new Error('It may be paid.');
  await desk.confirm(verified.payment.id, order);
  expect(await desk.confirm(verified.payment.id, order)).toMatchObject({ demand: undefined, changes: [] });
});
