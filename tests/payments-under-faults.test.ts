import { afterEach, expect, it, vi } from 'vitest';
import type { FaultKind } from '#sandbox/http/fault-kinds.ts';
import { storedKeys, tabStorage } from '#src/api/page-storage.ts';
import { paymentLimitsApi } from '#src/api/payment-limits.ts';
import type { Schedule } from '#src/api/payment-order.ts';
import { createPaymentRun, type PaymentRun } from '#src/api/submit-payment.ts';
import { readUnsettled, settleUnsettled } from '#src/api/unsettled-payment.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { answerEveryChallenge, openPayingCustomer, rightCode } from './paying-customer.ts';
import { underFault } from './under-fault.ts';

/**
 * Paying, at once and on a later day, against every way in which each of its answers can fail: the app says what is so,
 * the money leaves once or not at all, and trying again makes up for what was not done and nothing else.
 */

type Paying = Awaited<ReturnType<typeof openPayingCustomer>>;

afterEach(() => {
  vi.useRealTimers();
  tabStorage.removeItem(storedKeys.paymentUnderWay);
});

/** What the app says of a confirmation whose answer fails so. */
const confirmations = {
  'lost-answer': 'done',
  empty: 'done',
  malformed: 'done',
  nonsense: 'done',
  'no-nonce': 'done',
  timeout: 'refused',
  offline: 'refused',
  'html-blocked': 'refused',
  '500': 'refused',
  '503': 'refused',
  '403': 'refused',
  '429': 'refused',
  'code=DIGX_PY_0134': 'refused',
} as const satisfies Partial<Record<FaultKind, string>>;

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

/** How often the order was paid once all that was ordered has come due. */
async function paidInTheEnd({ sandbox, timesBooked }: Pick<Paying, 'sandbox' | 'timesBooked'>): Promise<number> {
  await sandbox.control.setClock('2026-03-04T10:00');
  expect(await sandbox.control.invariants()).toMatchObject({ hold: true });
  return timesBooked(12_57, calendarDay('2026-03-04'));
}

it.each(rows)(
  '%s: one whose confirmation meets %s is made once, or not before it is sent again',
  async (kind, fault) => {
    const { run, moneyLeft, timesAsked, ...paying } = await openRun(kind);
    const { confirm, done } = kinds[kind];
    expect(await run.verify()).toMatchObject({ state: 'verified' });
    const first = await underFault(paying.sandbox, confirm, fault, run.confirm);
    const isDone = confirmations[fault] === 'done';
    expect(first.outcome).toBe(isDone ? done : 'refused');
    expect([await moneyLeft(), readUnsettled()]).toEqual([isDone && kind === 'payment' ? 12_57 : 0, undefined]);

    // The same once more is the same where it was done, and is made now where it was not.
    expect((await run.confirm()).outcome).toBe(done);
    expect(await timesAsked(kinds[kind].create)).toBe(1);
    expect(await paidInTheEnd(paying)).toBe(1);
  },
);

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
)('%s: one is not looked through where %s meets %s, and nothing is confirmed', async (kind, operationId, fault) => {
  const { run, timesAsked, ...paying } = await openRun(kind);
  const { create, confirm, done } = kinds[kind];
  expect(await underFault(paying.sandbox, operationId, fault, run.verify)).toMatchObject({ state: 'refused' });
  await expect(run.confirm()).rejects.toThrow('verified before it is confirmed');
  expect([await timesAsked(confirm), await paying.moneyLeft()]).toEqual([0, 0]);
  if (operationId === 'getNonce') expect(await timesAsked(create)).toBe(0);

  await expectMade(run, done);
  expect(await paidInTheEnd(paying)).toBe(1);
});

it.each(everyKind.flatMap((kind) => (['500', 'timeout', 'offline'] as const).map((fault) => [kind, fault] as const)))(
  '%s: one is not sent where the nonce for it meets %s',
  async (kind, fault) => {
    const { run, timesAsked, ...paying } = await openRun(kind);
    await run.verify();
    expect(await underFault(paying.sandbox, 'getNonce', fault, run.confirm)).toMatchObject({ outcome: 'refused' });
    expect([await timesAsked(kinds[kind].confirm), readUnsettled()]).toEqual([0, undefined]);
    await expectMade(run, kinds[kind].done);
    expect(await paidInTheEnd(paying)).toBe(1);
  },
);

it.each(everyKind)('%s: one of which nothing is known is asked for by the page that is loaded next', async (kind) => {
  const { run, sandbox, openPage, ...paying } = await openRun(kind);
  const { confirm, get, done } = kinds[kind];
  await run.verify();
  await sandbox.control.addFault({ operationId: get, kind: '503' });
  const first = await underFault(sandbox, confirm, 'lost-answer', run.confirm);
  expect(first).toMatchObject({
    outcome: 'unknown',
    error: { message: expect.stringContaining('check your transactions') },
  });
  expect(readUnsettled()).toMatchObject({ kind: kind === 'payment' ? 'payout' : 'instruction' });

  const { signal } = new AbortController();
  const next = await openPage();
  expect(await next.dispatch(settleUnsettled(signal))).toMatchObject({ outcome: done });
  expect([readUnsettled(), await next.dispatch(settleUnsettled(signal))]).toEqual([undefined, undefined]);
  expect(await paidInTheEnd({ sandbox, ...paying })).toBe(1);
});

it('is not found by a later session, and nothing is sent again', async () => {
  const { run, sandbox, timesAsked } = await openRun('payment');
  await run.verify();
  await sandbox.control.addFault({ operationId: 'getPayment', kind: '503' });
  await underFault(sandbox, 'confirmPayment', 'lost-answer', run.confirm);
  const { openPage } = await openPayingCustomer('private-customer', sandbox);
  expect(await (await openPage()).dispatch(settleUnsettled(new AbortController().signal))).toEqual({
    outcome: 'not-found',
  });
  expect([readUnsettled(), await timesAsked('confirmPayment')]).toEqual([undefined, 1]);
});

it.each([
  ['lost-answer', 'paid', 30_000_00],
  ['500', 'refused', 0],
] as const)('a payment that is confirmed with a code and then meets %s is %s', async (fault, outcome, pence) => {
  const paying = await openPayingCustomer();
  await paying.sandbox.control.setSwitches({ otp: rightCode });
  const store = await paying.openPage();
  answerEveryChallenge(store);
  const run = store.dispatch(createPaymentRun(paying.orderOf(30_000_00)));
  await run.verify();
  await paying.sandbox.control.addFault({ operationId: 'confirmPayment', kind: fault, only: 2 });
  expect(await run.confirm()).toMatchObject({ outcome });
  expect([await paying.timesAsked('confirmPayment'), await paying.moneyLeft()]).toEqual([2, pence]);
  expect(await run.confirm()).toMatchObject({ outcome: 'paid' });
  expect(await paying.moneyLeft()).toBe(30_000_00);
});

it.each(['getUserLimits', 'getPartyLimits', 'getLimitUtilization'])(
  'knows no limits where %s fails',
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

async function expectMade(run: PaymentRun, done: string) {
  expect(await run.verify()).toMatchObject({ state: 'verified' });
  expect(await run.confirm()).toMatchObject({ outcome: done });
}
