import { afterEach, expect, it, vi } from 'vitest';
import { clock } from '#src/api/environment/bank-clock.ts';
import { readNotes } from '#src/api/orders/ledger.ts';
import { paymentLimitsApi } from '#src/api/payments/payment-limits.ts';
import { readRefs } from '#src/api/payments/payment-note.ts';
import type { Schedule } from '#src/api/payments/payment-order.ts';
import { createPaymentRun, type PaymentRun } from '#src/api/payments/payment-run.ts';
import { selectUnresolved } from '#src/api/payments/unresolved.slice.ts';
import { checkUnresolved } from '#src/api/payments/unresolved-payments.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { instantFromMs } from '#src/kernel/instant.ts';
import {
  answerEveryChallenge,
  forgetUnresolved,
  openPayingCustomer,
  rightCode,
} from '#tests/customers/paying-customer.ts';
import { confirmations, underFault } from './under-fault.ts';

/**
 * Payments now and on a later day, with every fault on every response. The app reports the truth, the money leaves at most
 * once, and a retry does only what was not done.
 */

type Paying = Awaited<ReturnType<typeof openPayingCustomer>>;

afterEach(() => {
  vi.useRealTimers();
  forgetUnresolved();
});

const kinds = {
  payment: {
    schedule: { kind: 'now' },
    done: 'paid',
    create: 'createPayment',
    confirm: 'confirmPayment',
    get: 'getPayment',
  },
  instruction: {
    schedule: { kind: 'later', on: calendarDay('2026-03-03') },
    done: 'scheduled',
    create: 'createInstruction',
    confirm: 'confirmInstruction',
    get: 'getInstruction',
  },
} as const satisfies Record<string, { readonly schedule: Schedule } & Record<string, unknown>>;

type Kind = keyof typeof kinds;

const everyKind = Object.keys(kinds) as Kind[];
const faultKinds = Object.keys(confirmations) as (keyof typeof confirmations)[];
const rows = everyKind.flatMap((kind) => faultKinds.map((fault) => [kind, fault] as const));

async function openRun(kind: Kind) {
  const paying = await openPayingCustomer();
  const store = await paying.openPage();
  const run = store.dispatch(createPaymentRun(paying.orderOf(12_57, { schedule: kinds[kind].schedule })));
  return { ...paying, store, run };
}

/** How often the order was paid once everything has fallen due. */
async function paidInTheEnd({ sandbox, bookingCount }: Pick<Paying, 'sandbox' | 'bookingCount'>): Promise<number> {
  await sandbox.control.setClock('2026-03-04T10:00');
  expect(await sandbox.control.invariants()).toMatchObject({ hold: true });
  return bookingCount(12_57, calendarDay('2026-03-04'));
}

it.each(rows)(
  '%s: is made at most once, and reported correctly, when the confirmation meets %s',
  async (kind, fault) => {
    const { run, moneyLeft, callCount, ...paying } = await openRun(kind);
    const { confirm, create, done } = kinds[kind];
    expect(await run.verify()).toMatchObject({ status: 'verified' });
    const first = await underFault(paying.sandbox, confirm, fault, run.confirm);
    const expected = confirmations[fault];
    expect(first.outcome).toBe(expected === 'done' ? done : expected);
    expect(await moneyLeft()).toBe(expected === 'done' && kind === 'payment' ? 12_57 : 0);
    expect([readRefs().length, readNotes().map(({ result }) => result)]).toEqual(
      expected === 'unknown' ? [1, [undefined]] : [0, [expected === 'done' ? done : 'not-made']],
    );

    // A second press sends only a refused order again.
    const sent = await callCount(confirm);
    const again = await run.confirm();
    expect(again.outcome).toBe(expected === 'unknown' ? 'unknown' : done);
    expect(await callCount(confirm)).toBe(expected === 'refused' ? sent + 1 : sent);

    // An unknown order may be confirmed again after a while, and is made once whatever the result of the first.
    await paying.sandbox.control.advanceClock('PT6M');
    later(6);
    expect((await run.confirmAgain()).outcome).toBe(done);
    expect(await callCount(create)).toBe(1);
    expect(await paidInTheEnd(paying)).toBe(1);
  },
);

it.each(everyKind)('%s: is found and not sent again when the bank makes it late', async (kind) => {
  const { run, callCount, ...paying } = await openRun(kind);
  const { confirm, done } = kinds[kind];
  await run.verify();
  expect(await underFault(paying.sandbox, confirm, 'late=5', run.confirm)).toMatchObject({ outcome: 'unknown' });
  await paying.sandbox.control.advanceClock('PT5S');
  expect(await run.confirm()).toMatchObject({ outcome: done });
  expect([await callCount(confirm), readRefs()]).toEqual([1, []]);
  expect(await paidInTheEnd(paying)).toBe(1);
});

it.each(
  everyKind.flatMap((kind) => [
    [kind, 'getNonce', '500'] as const,
    [kind, 'getNonce', 'timeout'] as const,
    [kind, 'getNonce', '403'] as const,
    [kind, kinds[kind].create, '500'] as const,
    [kind, kinds[kind].create, 'lost-answer'] as const,
    [kind, kinds[kind].create, 'nonsense'] as const,
    [kind, kinds[kind].create, 'timeout'] as const,
    [kind, kinds[kind].create, 'code=DIGX_PY_0134'] as const,
  ]),
)('%s: is not verified and not confirmed when %s meets %s', async (kind, operationId, fault) => {
  const { run, callCount, ...paying } = await openRun(kind);
  const { create, confirm, done } = kinds[kind];
  expect(await underFault(paying.sandbox, operationId, fault, run.verify)).toMatchObject({ status: 'refused' });
  await expect(run.confirm()).rejects.toThrow('verified before it is confirmed');
  expect([await callCount(confirm), await paying.moneyLeft()]).toEqual([0, 0]);
  if (operationId === 'getNonce') expect(await callCount(create)).toBe(0);

  await expectMade(run, done);
  expect(await paidInTheEnd(paying)).toBe(1);
});

it.each(everyKind.flatMap((kind) => (['500', 'timeout', 'offline'] as const).map((fault) => [kind, fault] as const)))(
  '%s: is not sent when its nonce meets %s',
  async (kind, fault) => {
    const { run, callCount, ...paying } = await openRun(kind);
    await run.verify();
    expect(await underFault(paying.sandbox, 'getNonce', fault, run.confirm)).toMatchObject({ outcome: 'refused' });
    expect([await callCount(kinds[kind].confirm), readRefs(), readNotes()]).toEqual([0, [], []]);
    await expectMade(run, kinds[kind].done);
    expect(await paidInTheEnd(paying)).toBe(1);
  },
);

it.each(everyKind)('%s: is checked by the next page when its outcome is unknown', async (kind) => {
  const { run, sandbox, openPage, ...paying } = await openRun(kind);
  const { confirm, get, done } = kinds[kind];
  await run.verify();
  await sandbox.control.addFault({ operationId: get, kind: '503' });
  const first = await underFault(sandbox, confirm, 'lost-answer', run.confirm);
  expect(first).toMatchObject({
    outcome: 'unknown',
    error: {
      message: expect.stringContaining(`check your ${kind === 'payment' ? 'transactions' : 'upcoming payments'}`),
    },
  });
  const [ref] = readRefs();
  expect(ref).toMatchObject({ kind: kind === 'payment' ? 'payout' : 'instruction' });
  const at = ref?.at ?? never();

  const next = await openPage();
  await next.dispatch(checkUnresolved(at));
  expect(selectUnresolved(next.getState() as never)[at]).toMatchObject({ outcome: { outcome: done } });
  expect([readRefs(), readNotes()]).toMatchObject([[], [{ at, result: done }]]);
  expect(await paidInTheEnd({ sandbox, ...paying })).toBe(1);
});

it('is not found by a later session and not sent again', async () => {
  const { run, sandbox, callCount } = await openRun('payment');
  await run.verify();
  await sandbox.control.addFault({ operationId: 'getPayment', kind: '503' });
  await underFault(sandbox, 'confirmPayment', 'lost-answer', run.confirm);
  const at = readRefs()[0]?.at ?? never();
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

/** Moves the app's estimate of the bank's time. */
function later(minutes: number): void {
  vi.spyOn(clock, 'businessNow').mockReturnValue(instantFromMs(Date.now() + minutes * 60_000));
}

function never(): never {
  throw new Error('The app kept no reference to the payment.');
}

async function expectMade(run: PaymentRun, done: string) {
  expect(await run.verify()).toMatchObject({ status: 'verified' });
  expect(await run.confirm()).toMatchObject({ outcome: done });
}
