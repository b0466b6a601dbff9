import { expect, it } from 'vitest';
import { readNotes } from '#src/api/orders/ledger.ts';
import { paymentLimitsApi } from '#src/api/payments/payment-limits.ts';
import { readRefs } from '#src/api/payments/payment-note.ts';
import { createPaymentRun } from '#src/api/payments/payment-run.ts';
import { selectUnresolved } from '#src/api/payments/unresolved.slice.ts';
import { checkUnresolved } from '#src/api/payments/unresolved-payments.ts';
import { answerEveryChallenge, openPayingCustomer, rightCode } from '#tests/customers/paying-customer.ts';
import { losesItsAnswer, moneyMovesOnce } from './money-under-faults.ts';
import { later, underFault } from './under-fault.ts';

moneyMovesOnce(
  async () => {
    const { moneyLeft, bookingCount, orderOf, ...customer } = await openPayingCustomer();
    return {
      ...customer,
      orderBy: (schedule) => orderOf(12_57, { schedule }),
      moved: moneyLeft,
      booked: async (to) => (await bookingCount(12_57, to)) * 12_57,
      once: 12_57,
      nothing: 0,
    };
  },
  { now: { kind: 'payout', of: 'Payment' }, later: { kind: 'instruction', of: 'Instruction' } },
);

it('is not found by a later session and not sent again', async () => {
  const { sandbox, callCount, ...paying } = await openPayingCustomer();
  const run = (await paying.openPage()).dispatch(createPaymentRun(paying.orderOf(12_57)));
  await run.verify();
  const { at } = await losesItsAnswer(sandbox, { confirm: 'confirmPayment', get: 'getPayment' }, run);
  const { openPage } = await openPayingCustomer('private-customer', sandbox);
  const page = await openPage();
  await page.dispatch(checkUnresolved(at));
  expect(selectUnresolved(page.getState() as never)[at]).toMatchObject({ outcome: { outcome: 'not-found' } });
  expect([readRefs(), readNotes(), await callCount('confirmPayment')]).toEqual([
    [],
    [{ at, kind: 'payout', before: 0 }],
    1,
  ]);
});

it.each([
  ['lost-answer', 'paid', 30_000_00],
  ['500', 'unknown', 0],
] as const)('a payment confirmed with a code that then meets %s is %s', async (fault, outcome, pence) => {
  const paying = await openPayingCustomer();
  await paying.sandbox.control.setSwitches({ otp: rightCode });
  const store = await paying.openPage();
  answerEveryChallenge(store);
  const run = store.dispatch(createPaymentRun(paying.orderOf(30_000_00)));
  await run.verify();
  await paying.sandbox.control.addFault({ operationId: 'confirmPayment', kind: fault, only: 2 });
  expect(await run.confirm()).toMatchObject({ outcome });
  expect([await paying.callCount('confirmPayment'), await paying.moneyLeft()]).toEqual([2, pence]);
  await paying.sandbox.control.clearFaults();
  later(6);
  expect(await run.confirmAgain()).toMatchObject({ outcome: 'paid' });
  expect(await paying.moneyLeft()).toBe(30_000_00);
});

it.each(['getUserLimits', 'getPartyLimits', 'getLimitUtilization'])(
  'has no limits when %s fails',
  async (operationId) => {
    const { sandbox, openPage } = await openPayingCustomer();
    const store = await openPage();
    for (const kind of ['500', 'timeout', 'malformed', 'empty'] as const) {
      const ask = () =>
        Promise.resolve(
          store.dispatch(
            paymentLimitsApi.endpoints.getPaymentLimits.initiate(
              { party: false },
              { forceRefetch: true, subscribe: false },
            ),
          ),
        );
      expect(await underFault(sandbox, operationId, kind, ask)).toMatchObject({ isError: true });
    }
  },
);
