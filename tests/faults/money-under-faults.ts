import { expect, it } from 'vitest';
import type { Sandbox } from '#sandbox/control/sandbox.ts';
import { readNotes } from '#src/api/orders/ledger.ts';
import { readRefs } from '#src/api/payments/payment-note.ts';
import type { PaymentOrder, Schedule, TransferOrder } from '#src/api/payments/payment-order.ts';
import { createPaymentRun, type PaymentRun } from '#src/api/payments/payment-run.ts';
import { selectUnresolved } from '#src/api/payments/unresolved.slice.ts';
import { checkUnresolved } from '#src/api/payments/unresolved-payments.ts';
import { type CalendarDay, calendarDay } from '#src/kernel/calendar.ts';
import type { Store } from '#tests/customers/paying-customer.ts';
import { confirmations, later, underFault } from './under-fault.ts';

/** A customer who can order something of £12.57. */
export interface Ordering {
  readonly sandbox: Sandbox;
  readonly openPage: () => Promise<Store>;
  readonly orderBy: (schedule: Schedule) => PaymentOrder | TransferOrder;
  readonly callCount: (operationId: string) => Promise<number>;
  /** What has moved by the bank's balances: `once`, or `nothing`. */
  readonly moved: () => Promise<unknown>;
  /** The same by what is booked until the day. */
  readonly booked: (to: CalendarDay) => Promise<unknown>;
  readonly once: unknown;
  readonly nothing: unknown;
}

/** A kind of order as the app's note calls it, with the operations that make one. */
export interface MoneyKind {
  readonly kind: string;
  readonly of: 'Payment' | 'Instruction' | 'Transfer' | 'TransferInstruction';
}

const whenMade = {
  now: { schedule: { kind: 'now' }, done: 'paid', listedIn: 'transactions' },
  later: {
    schedule: { kind: 'later', on: calendarDay('2026-03-03') },
    done: 'scheduled',
    listedIn: 'upcoming payments',
  },
} as const satisfies Record<string, { readonly schedule: Schedule } & Record<string, unknown>>;

const faultKinds = Object.keys(confirmations) as (keyof typeof confirmations)[];

/**
 * Orders now and on a later day, with every fault on every response. The app reports the truth, the money moves at most
 * once, and a retry does only what was not done.
 */
export function moneyMovesOnce(open: () => Promise<Ordering>, given: Record<'now' | 'later', MoneyKind>): void {
  const kinds = (['now', 'later'] as const).map((when) => {
    const { kind, of } = given[when];
    return { kind, create: `create${of}`, confirm: `confirm${of}`, get: `get${of}`, ...whenMade[when] };
  });
  const eachKind = kinds.map((row) => [row.kind, row] as const);

  async function openRun(schedule: Schedule) {
    const customer = await open();
    const store = await customer.openPage();
    return { ...customer, run: store.dispatch(createPaymentRun(customer.orderBy(schedule))) };
  }

  it.each(eachKind.flatMap(([kind, row]) => faultKinds.map((fault) => [kind, fault, row] as const)))(
    '%s: is made at most once, and reported correctly, when the confirmation meets %s',
    async (_, fault, { schedule, done, create, confirm }) => {
      const { run, callCount, sandbox, ...customer } = await openRun(schedule);
      expect(await run.verify()).toMatchObject({ status: 'verified' });
      const first = await underFault(sandbox, confirm, fault, run.confirm);
      const expected = confirmations[fault];
      expect(first.outcome).toBe(expected === 'done' ? done : expected);
      const { once, nothing } = customer;
      expect(await customer.moved()).toEqual(expected === 'done' && done === 'paid' ? once : nothing);
      expect([readRefs().length, readNotes().map(({ result }) => result)]).toEqual(
        expected === 'unknown' ? [1, [undefined]] : [0, [expected === 'done' ? done : 'not-made']],
      );

      // A second press sends only a refused order again.
      const sent = await callCount(confirm);
      const again = await run.confirm();
      expect(again.outcome).toBe(expected === 'unknown' ? 'unknown' : done);
      expect(await callCount(confirm)).toBe(expected === 'refused' ? sent + 1 : sent);

      // An unknown order may be confirmed again after a while, and is made once whatever the result of the first.
      await sandbox.control.advanceClock('PT6M');
      later(6);
      expect((await run.confirmAgain()).outcome).toBe(done);
      expect(await callCount(create)).toBe(1);
      await expectMovedOnce({ sandbox, ...customer });
    },
  );

  it.each(eachKind)('%s: is found and not sent again when the bank makes it late', async (_, row) => {
    const { run, callCount, ...customer } = await openRun(row.schedule);
    await run.verify();
    const first = await underFault(customer.sandbox, row.confirm, 'late=5', run.confirm);
    expect(first).toMatchObject({ outcome: 'unknown' });
    await customer.sandbox.control.advanceClock('PT5S');
    expect(await run.confirm()).toMatchObject({ outcome: row.done });
    expect([await callCount(row.confirm), readRefs()]).toEqual([1, []]);
    await expectMovedOnce(customer);
  });

  it.each(
    eachKind.flatMap(([kind, row]) => [
      [kind, 'getNonce', '500', row] as const,
      [kind, 'getNonce', 'timeout', row] as const,
      [kind, 'getNonce', '403', row] as const,
      [kind, row.create, '500', row] as const,
      [kind, row.create, 'lost-answer', row] as const,
      [kind, row.create, 'nonsense', row] as const,
      [kind, row.create, 'timeout', row] as const,
      [kind, row.create, 'code=DIGX_PY_0134', row] as const,
    ]),
  )('%s: is not verified and not confirmed when %s meets %s', async (_, operationId, fault, row) => {
    const { run, callCount, ...customer } = await openRun(row.schedule);
    expect(await underFault(customer.sandbox, operationId, fault, run.verify)).toMatchObject({ status: 'refused' });
    await expect(run.confirm()).rejects.toThrow('verified before it is confirmed');
    expect([await callCount(row.confirm), await customer.moved()]).toEqual([0, customer.nothing]);
    if (operationId === 'getNonce') expect(await callCount(row.create)).toBe(0);

    await expectMade(run, row.done);
    await expectMovedOnce(customer);
  });

  it.each(
    eachKind.flatMap(([kind, row]) =>
      (['500', 'timeout', 'offline'] as const).map((fault) => [kind, fault, row] as const),
    ),
  )('%s: is not sent when its nonce meets %s', async (_, fault, { schedule, done, confirm }) => {
    const { run, callCount, ...customer } = await openRun(schedule);
    await run.verify();
    expect(await underFault(customer.sandbox, 'getNonce', fault, run.confirm)).toMatchObject({ outcome: 'refused' });
    expect([await callCount(confirm), readRefs(), readNotes()]).toEqual([0, [], []]);
    await expectMade(run, done);
    await expectMovedOnce(customer);
  });

  it.each(eachKind)('%s: is checked by the next page when its outcome is unknown', async (kind, row) => {
    const { run, openPage, ...customer } = await openRun(row.schedule);
    await run.verify();
    const { at, first } = await losesItsAnswer(customer.sandbox, row, run);
    expect(first).toMatchObject({
      outcome: 'unknown',
      error: { message: expect.stringContaining(`check your ${row.listedIn}`) },
    });
    expect(readRefs()).toMatchObject([{ kind }]);

    const next = await openPage();
    await next.dispatch(checkUnresolved(at));
    expect(selectUnresolved(next.getState() as never)[at]).toMatchObject({ outcome: { outcome: row.done } });
    expect([readRefs(), readNotes()]).toEqual([[], [{ at, kind, before: 0, result: row.done }]]);
    await expectMovedOnce(customer);
  });
}

/** Confirms while the answer is lost and the bank cannot be asked, and gives the moment by which the app knows the order. */
export async function losesItsAnswer(
  sandbox: Sandbox,
  { confirm, get }: { readonly confirm: string; readonly get: string },
  run: PaymentRun,
) {
  await sandbox.control.addFault({ operationId: get, kind: '503' });
  const first = await underFault(sandbox, confirm, 'lost-answer', run.confirm);
  const at = readRefs()[0]?.at;
  if (at === undefined) throw new Error('The app kept no reference to the order.');
  return { at, first };
}

async function expectMade(run: PaymentRun, done: string) {
  expect(await run.verify()).toMatchObject({ status: 'verified' });
  expect(await run.confirm()).toMatchObject({ outcome: done });
}

/** The order was made once when everything has fallen due. */
async function expectMovedOnce({ sandbox, booked, once }: Pick<Ordering, 'sandbox' | 'booked' | 'once'>) {
  await sandbox.control.setClock('2026-03-04T10:00');
  expect(await sandbox.control.invariants()).toMatchObject({ hold: true });
  expect(await booked(calendarDay('2026-03-04'))).toEqual(once);
}
