import { afterEach, expect, it, vi } from 'vitest';
import { clock } from '#src/api/environment/bank-clock.ts';
import { readNotes } from '#src/api/orders/ledger.ts';
import { readRefs } from '#src/api/payments/payment-note.ts';
import type { Schedule } from '#src/api/payments/payment-order.ts';
import { createPaymentRun, type PaymentRun } from '#src/api/payments/payment-run.ts';
import { selectUnresolved } from '#src/api/payments/unresolved.slice.ts';
import { checkUnresolved } from '#src/api/payments/unresolved-payments.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { instantFromMs } from '#src/kernel/instant.ts';
import { forgetUnresolved } from '#tests/customers/paying-customer.ts';
import { openTransferringCustomer } from '#tests/customers/transferring-customer.ts';
import { confirmations, underFault } from './under-fault.ts';

/**
 * Transfers now and on a later day, with every fault on every response. The app reports the truth, the money moves at most
 * once and on both accounts, and a retry does only what was not done.
 */

type Customer = Awaited<ReturnType<typeof openTransferringCustomer>>;

afterEach(() => {
  vi.useRealTimers();
  forgetUnresolved();
});

const kinds = {
  transfer: {
    schedule: { kind: 'now' },
    done: 'paid',
    create: 'createTransfer',
    confirm: 'confirmTransfer',
    get: 'getTransfer',
  },
  'transfer-instruction': {
    schedule: { kind: 'later', on: calendarDay('2026-03-03') },
    done: 'scheduled',
    create: 'createTransferInstruction',
    confirm: 'confirmTransferInstruction',
    get: 'getTransferInstruction',
  },
} as const satisfies Record<string, { readonly schedule: Schedule } & Record<string, unknown>>;

type Kind = keyof typeof kinds;

const everyKind = Object.keys(kinds) as Kind[];
const faultKinds = Object.keys(confirmations) as (keyof typeof confirmations)[];
const rows = everyKind.flatMap((kind) => faultKinds.map((fault) => [kind, fault] as const));

async function openRun(kind: Kind) {
  const customer = await openTransferringCustomer();
  const store = await customer.openPage();
  const run = store.dispatch(createPaymentRun(customer.orderOf(12_57, kinds[kind].schedule)));
  return { ...customer, store, run };
}

/** What moved on both accounts once everything has fallen due. */
async function movedInTheEnd({ sandbox, booked }: Pick<Customer, 'sandbox' | 'booked'>) {
  await sandbox.control.setClock('2026-03-04T10:00');
  expect(await sandbox.control.invariants()).toMatchObject({ hold: true });
  return booked(calendarDay('2026-03-04'));
}

const once = { from: -12_57, to: 12_57 };
const nothing = { from: 0, to: 0 };

it.each(rows)(
  '%s: is made at most once, and reported correctly, when the confirmation meets %s',
  async (kind, fault) => {
    const { run, callCount, ...paying } = await openRun(kind);
    const { confirm, create, done } = kinds[kind];
    expect(await run.verify()).toMatchObject({ status: 'verified' });
    const first = await underFault(paying.sandbox, confirm, fault, run.confirm);
    const expected = confirmations[fault];
    expect(first.outcome).toBe(expected === 'done' ? done : expected);
    expect(await paying.moved()).toEqual(expected === 'done' && kind === 'transfer' ? once : nothing);
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
    expect(await movedInTheEnd(paying)).toEqual(once);
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
  expect(await movedInTheEnd(paying)).toEqual(once);
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
  expect([await callCount(confirm), await paying.moved()]).toEqual([0, nothing]);
  if (operationId === 'getNonce') expect(await callCount(create)).toBe(0);

  await expectMade(run, done);
  expect(await movedInTheEnd(paying)).toEqual(once);
});

it.each(everyKind.flatMap((kind) => (['500', 'timeout', 'offline'] as const).map((fault) => [kind, fault] as const)))(
  '%s: is not sent when its nonce meets %s',
  async (kind, fault) => {
    const { run, callCount, ...paying } = await openRun(kind);
    await run.verify();
    expect(await underFault(paying.sandbox, 'getNonce', fault, run.confirm)).toMatchObject({ outcome: 'refused' });
    expect([await callCount(kinds[kind].confirm), readRefs(), readNotes()]).toEqual([0, [], []]);
    await expectMade(run, kinds[kind].done);
    expect(await movedInTheEnd(paying)).toEqual(once);
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
      message: expect.stringContaining(`check your ${kind === 'transfer' ? 'transactions' : 'upcoming payments'}`),
    },
  });
  const [ref] = readRefs();
  expect(ref).toMatchObject({ kind });
  const at = ref?.at ?? never();

  const next = await openPage();
  await next.dispatch(checkUnresolved(at));
  expect(selectUnresolved(next.getState() as never)[at]).toMatchObject({ outcome: { outcome: done } });
  expect([readRefs(), readNotes()]).toEqual([[], [{ at, kind, before: 0, result: done }]]);
  expect(await movedInTheEnd({ sandbox, ...paying })).toEqual(once);
});

/** Moves the app's estimate of the bank's time. */
function later(minutes: number): void {
  vi.spyOn(clock, 'businessNow').mockReturnValue(instantFromMs(Date.now() + minutes * 60_000));
}

function never(): never {
  throw new Error('The app kept no reference to the transfer.');
}

async function expectMade(run: PaymentRun, done: string) {
  expect(await run.verify()).toMatchObject({ status: 'verified' });
  expect(await run.confirm()).toMatchObject({ outcome: done });
}
