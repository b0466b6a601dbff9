import { expect, it } from 'vitest';
import type { Order, Schedule } from '#src/api/payments/payment-order.ts';
import { createPaymentRun } from '#src/api/payments/payment-run.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { openPayingCustomer } from '#tests/customers/paying-customer.ts';
import { openTransferringCustomer } from '#tests/customers/transferring-customer.ts';
import { underFault } from './under-fault.ts';

/** While nobody knows whether an order was made, another to the same account is not even drafted before a warning. */

const schedules: Readonly<Record<string, Schedule>> = {
  now: { kind: 'now' },
  later: { kind: 'later', on: calendarDay('2026-03-09') },
  regular: { kind: 'regular', startOn: calendarDay('2026-03-17'), frequency: '50' },
};

type Word = 'payment' | 'transfer';

const operations = {
  payment: { now: ['createPayment', 'confirmPayment'], later: ['createInstruction', 'confirmInstruction'] },
  transfer: {
    now: ['createTransfer', 'confirmTransfer'],
    later: ['createTransferInstruction', 'confirmTransferInstruction'],
  },
} as const;

async function openCustomer(word: Word) {
  if (word === 'transfer') return openTransferringCustomer();
  const { orderOf, ...customer } = await openPayingCustomer();
  return { ...customer, orderOf: (minor: number, schedule: Schedule): Order => orderOf(minor, { schedule }) };
}

const kinds = Object.keys(schedules);
const cases = (['payment', 'transfer'] as const).flatMap((word) =>
  kinds.flatMap((first) => kinds.map((second) => [word, first, second] as const)),
);

it.each(cases)('a %s (%s) in doubt is told before another (%s)', async (word, first, second) => {
  const { sandbox, openPage, orderOf, callCount } = await openCustomer(word);
  const [draft, confirm] = operations[word][first === 'now' ? 'now' : 'later'];
  const page = await openPage();
  const run = page.dispatch(createPaymentRun(orderOf(13_00, schedules[first] as Schedule)));
  expect(await run.verify()).toMatchObject({ status: 'verified' });
  expect(await underFault(sandbox, confirm, 'offline', run.confirm)).toMatchObject({ outcome: 'unknown' });
  const drafted = await callCount(draft);

  for (const store of [page, await openPage()]) {
    const next = store.dispatch(createPaymentRun(orderOf(13_00, schedules[second] as Schedule)));
    expect(await next.verify()).toMatchObject({ status: 'unresolved', payments: [{ at: run.noteAt() }] });
  }
  expect(await callCount(draft)).toBe(drafted);
});

it.each(['payment', 'transfer'] as const)(
  'a %s that the bank is still working on is told before another',
  async (word) => {
    const { sandbox, openPage, orderOf, callCount } = await openCustomer(word);
    await sandbox.control.setSwitches({ payments: 'under-processing' });
    const page = await openPage();
    const order = orderOf(13_00, { kind: 'now' });
    const run = page.dispatch(createPaymentRun(order));
    await run.verify();
    expect(await run.confirm()).toMatchObject({ outcome: 'timed-out' });
    for (const store of [page, await openPage()]) {
      const next = store.dispatch(createPaymentRun(order));
      expect(await next.verify()).toMatchObject({ status: 'unresolved', payments: [{ at: run.noteAt() }] });
    }
    expect(await callCount(operations[word].now[0])).toBe(1);
  },
);
