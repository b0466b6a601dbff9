import { expect, it } from 'vitest';
import { commit } from './change.ts';
import { newKey } from './payees.ts';
import { openingBalance, payees, payersDesk } from './payer-story.fixture.ts';
import type { UserRecord } from './records.ts';

interface Case {
  readonly minor?: number;
  readonly isNewPayee?: boolean;
  /** The session it was added in. */
  readonly addedIn?: number;
  readonly creatorId?: string;
  readonly secondFactor?: UserRecord['secondFactor'];
}

const asked = { factors: ['OTP'], confirms: 'to pay Ashdown Feed & Forage £30,000.00' };

it.each<[string, Case, object | undefined]>([
  ['a payee who was there before', {}, asked],
  ['one penny less than the sum', { minor: 24_999_99 }, undefined],
  ['exactly the sum', { minor: 25_000_00 }, { ...asked, confirms: 'to pay Ashdown Feed & Forage £25,000.00' }],
  ['a payee added in this session', { isNewPayee: true, addedIn: 1 }, undefined],
  ['a payee added in this session, paid as an old one', { addedIn: 1 }, asked],
  ['a payee added in another session since this one began', { isNewPayee: true, addedIn: 12 }, asked],
  ['a payee said to be new that is not', { isNewPayee: true }, asked],
  ['a payee that somebody else has just added', { isNewPayee: true, addedIn: 1, creatorId: 'tom' }, asked],
  ['a customer who confirms with code and PIN', { secondFactor: 'otp-and-pin' }, asked],
  ['a customer without a second factor', { secondFactor: 'none' }, undefined],
])('asks for a code where it ought to: %s', async (_, situation, expected) => {
  const { minor = 30_000_00, isNewPayee = false, secondFactor = 'otp', addedIn, creatorId = 'nell' } = situation;
  const desk = await payersDesk({ user: { secondFactor } });
  const { session } = desk.asker();
  const key = newKey({ ...desk.asker(), session: { ...session, number: addedIn ?? session.number } });
  const to = { ...payees.feed, id: addedIn === undefined ? 'payee-of-old' : `payee-${key}`, creatorId };
  await commit(desk.bank, [{ change: 'insert', of: 'payees', record: { ...to, addedAt: desk.bank.clock.now } }]);
  const order = { minor, isNewPayee, to };
  const [verdict, instructed] = [await desk.pay(order), await desk.instruct(order)];
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
