import { expect, it } from 'vitest';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { betweenOwnAccounts } from '#sandbox/bank/engine/holds.ts';
import type { PaymentRecord } from '#sandbox/bank/records/payment.ts';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import {
  currentAccount,
  moneyOf,
  neighbourAccount,
  openingBalance,
  type PayerActions,
  payees,
  payerActions,
} from '#sandbox/bank/testing/payer-persona.fixture.ts';
import { moved, posting } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { calendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import {
  confirmedPaymentsOf,
  rejectPayment,
  returnPayment,
  settlePayment,
  whyNotHeld,
  whyNotReturnable,
} from './payment-testing.ts';

const friday = instantInLondon(calendarDay('2026-03-06'), '18:00');
const nothingMoved = { left: 0, arrived: 0, held: 0 };

async function paid(payments: PayerActions['bank']['payments'], over: Parameters<PayerActions['pay']>[0] = {}) {
  const actions = await payerActions({ at: friday });
  actions.bank.payments = payments;
  await actions.pay(over);
  return { ...actions, payment: () => paymentOf(actions) };
}

function paymentOf({ bank }: Pick<PayerActions, 'bank'>): PaymentRecord {
  const [payment] = bank.records.all('payments');
  if (payment === undefined) throw new Error('There is a payment.');
  return payment;
}

async function done(actions: PayerActions, changes: readonly Change[]) {
  await commit(actions.bank, changes);
  expect(sweep(actions.bank)).toEqual([]);
  return moneyOf(actions);
}

const afterAll = { left: 125_50, arrived: 125_50, held: 0 };

it.each(['ok', 'under-processing'] as const)(
  'settles one that is held under %s on the day itself',
  async (payments) => {
    const actions = await paid(payments);
    expect(whyNotHeld(actions.bank, actions.payment())).toBeUndefined();
    expect(await done(actions, settlePayment(actions.bank, actions.payment()))).toEqual(afterAll);
    expect(actions.payment()).toMatchObject({ state: 'completed', valueOn: '2026-03-06' });
    expect(actions.bank.ledger.latestLinesOf(currentAccount, 1)).toMatchObject([
      { posting: { bookedOn: '2026-03-06' } },
    ]);
    expect(settlePayment(actions.bank, actions.payment())).toEqual([]);
    expect(actions.bank.jobs.all.filter(({ id }) => id.includes(actions.payment().id))).toEqual([]);
    await actions.waitUntilLondon('2026-03-10', '12:00');
    expect(moneyOf(actions)).toEqual(afterAll);
  },
);

it.each(['ok', 'under-processing'] as const)('rejects one that is held under %s, for good', async (payments) => {
  const actions = await paid(payments);
  expect(await done(actions, rejectPayment(actions.bank, actions.payment()))).toEqual(nothingMoved);
  expect(actions.payment().state).toBe('failed');
  expect(rejectPayment(actions.bank, actions.payment())).toEqual([]);
  await actions.waitUntilLondon('2026-03-10', '12:00');
  expect(moneyOf(actions)).toEqual(nothingMoved);
  expect(actions.payment().state).toBe('failed');
});

it('says that a rejected payment was rejected when it is confirmed again, and moves nothing', async () => {
  const actions = await payerActions();
  actions.bank.payments = 'under-processing';
  const order = actions.order();
  const verified = await actions.create(order);
  if (verified.outcome !== 'verified') throw new Error('It is verified.');
  await actions.confirm(verified.record.id, order);
  expect(await done(actions, rejectPayment(actions.bank, paymentOf(actions)))).toEqual(nothingMoved);
  const again = await actions.confirm(verified.record.id, order);
  expect(again).toEqual({ outcome: 'refused', reason: 'payment-rejected' });
  await actions.waitUntilLondon('2026-03-06', '19:00');
  expect(moneyOf(actions)).toEqual(nothingMoved);
});

it('settles one of two, and the other keeps its own time', async () => {
  const actions = await paid('under-processing');
  await actions.pay({ minor: 1_00 });
  const [first, second] = actions.bank.records.all('payments');
  if (first === undefined || second === undefined) throw new Error('There are two.');
  const settled = await done(actions, settlePayment(actions.bank, first));
  expect(settled).toEqual({ ...afterAll, held: 1_00 });
  await actions.waitUntilLondon('2026-03-10', '12:00');
  expect(moneyOf(actions)).toEqual({ left: 126_50, arrived: 126_50, held: 0 });
  await done(actions, returnPayment(actions.bank, first, 'account closed'));
  expect(whyNotReturnable(actions.bank, second)).toBeUndefined();
  expect(await done(actions, returnPayment(actions.bank, second, 'account closed'))).toEqual(nothingMoved);
});

it.each<[PaymentRecord['state'], RegExp]>([
  ['initiated', /not been confirmed/],
  ['pending-approval', /awaits authorisation/],
  ['failed', /was not made/],
  ['under-processing', /already been booked/],
  ['completed', /already been booked/],
])('says why one that is %s is not held', async (state, why) => {
  const actions = await payerActions();
  await actions.pay();
  expect(whyNotHeld(actions.bank, { ...paymentOf(actions), state })).toMatch(why);
});

it('returns one from another bank, once', async () => {
  const actions = await payerActions();
  await actions.pay();
  const payment = paymentOf(actions);
  await actions.waitUntilLondon('2026-03-04', '12:00');
  expect(whyNotReturnable(actions.bank, payment)).toBeUndefined();
  expect(await done(actions, returnPayment(actions.bank, payment, 'account closed'))).toEqual(nothingMoved);
  expect(actions.bank.ledger.latestLinesOf(currentAccount, 1)).toMatchObject([
    {
      minor: 125_50,
      posting: {
        bookedOn: '2026-03-04',
        at: actions.bank.clock.now,
        code: 'FPI',
        description: 'Returned (account closed): Ashdown Feed & Forage',
        reference: 'Hay March',
      },
    },
  ]);
  expect(whyNotReturnable(actions.bank, payment)).toBe('It was returned already.');
});

it('returns one from an account of ours, to the last penny that is left there', async () => {
  const actions = await payerActions();
  await actions.pay({ to: payees.neighbour, minor: 40_00 });
  const payment = paymentOf(actions);
  const spends = (id: string, minor: number): Change => ({
    change: 'post',
    posting: posting({ id, entries: moved(neighbourAccount, 'clearing:cards:GBP', minor) }),
  });
  await commit(actions.bank, [spends('all-but-a-penny', 100_01)]);
  expect(whyNotReturnable(actions.bank, payment)).toBe('Ada Frost has spent the money.');
  await commit(actions.bank, [spends('a-penny-back', -1)]);
  expect(whyNotReturnable(actions.bank, payment)).toBeUndefined();
  await done(actions, returnPayment(actions.bank, payment, 'account closed'));
  expect([actions.balance(), actions.balance(neighbourAccount), actions.balance(betweenOwnAccounts)]).toEqual([
    openingBalance,
    0,
    0,
  ]);
  const lines = [currentAccount, neighbourAccount].map((id) => actions.bank.ledger.latestLinesOf(id, 1)[0]);
  expect(lines).toMatchObject([
    { minor: 40_00, posting: { code: 'FPI', description: 'Returned (account closed): Ada Frost' } },
    { minor: -40_00, posting: { code: 'FPO', description: "Returned (account closed) to Mrs Eleanor O'Hara" } },
  ]);
});

it('returns nothing that has not been booked, and no transfer', async () => {
  const actions = await paid('ok');
  expect(whyNotReturnable(actions.bank, actions.payment())).toMatch(/not been booked/);
  expect(returnPayment(actions.bank, actions.payment(), 'account closed')).toEqual([]);
  const transfer = { ...actions.payment(), toAccountId: 'nell:savings' };
  expect(whyNotReturnable(actions.bank, transfer)).toMatch(/between own accounts/);
});

it('lists what a customer’s entities have confirmed, newest first', async () => {
  const actions = await payerActions();
  await actions.pay({ minor: 1_00 });
  await actions.pay({ minor: 2_00 });
  await actions.create(actions.order({ minor: 3_00 }));
  const { user } = actions.customer();
  expect(confirmedPaymentsOf(actions.bank, user).map(({ minor }) => minor)).toEqual([2_00, 1_00]);
  expect(confirmedPaymentsOf(actions.bank, { ...user, partyIds: ['party-yard'] })).toEqual([]);
});
