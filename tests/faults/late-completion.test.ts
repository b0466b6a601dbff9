import { expect, it } from 'vitest';
import type { Sandbox } from '#sandbox/control/sandbox.ts';
import { checkPayeeName } from '#src/api/cop/cop-check.ts';
import { addPayee } from '#src/api/payees/add-payee.ts';
import type { Schedule } from '#src/api/payments/payment-order.ts';
import { createPaymentRun } from '#src/api/payments/payment-run.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { answerEveryChallenge, openPayingCustomer, rightCode } from '#tests/customers/paying-customer.ts';
import { underFault } from './under-fault.ts';

/**
 * Payments and payees that the bank completes late, after a lost response. Each is done once, at its time, and the app never
 * reports it done before.
 */

const late = 'late=600';
const delay = 'PT10M';

async function rulesOf({ control }: Sandbox, operationId: string) {
  const heads = await control.journalHeads();
  return heads.flatMap((head) =>
    head.kind === 'request' && head.operationId === operationId ? [[head.rule, head.lateOf !== undefined]] : [],
  );
}

it.each<[string, Schedule, 'confirmPayment' | 'confirmInstruction', string, string]>([
  ['a payment', { kind: 'now' }, 'confirmPayment', 'payments.booked-at-once', 'paid'],
  [
    'an instruction',
    { kind: 'later', on: calendarDay('2026-03-03') },
    'confirmInstruction',
    'instructions.set-up',
    'scheduled',
  ],
])('%s is made once, at its time', async (_, schedule, operationId, rule, done) => {
  const { sandbox, openPage, orderOf, moneyLeft, bookingCount } = await openPayingCustomer();
  const run = (await openPage()).dispatch(createPaymentRun(orderOf(12_57, { schedule })));
  expect(await run.verify()).toMatchObject({ status: 'verified' });
  const { outcome } = await underFault(sandbox, operationId, late, run.confirm);
  expect(outcome).not.toBe(done);
  expect([await moneyLeft(), await rulesOf(sandbox, operationId)]).toEqual([0, [[`fault.${late}`, false]]]);

  await sandbox.control.advanceClock(delay);
  expect(await rulesOf(sandbox, operationId)).toEqual([
    [`fault.${late}`, false],
    [rule, true],
  ]);
  await sandbox.control.setClock('2026-03-04T10:00');
  expect(await bookingCount(12_57, calendarDay('2026-03-04'))).toBe(1);
  expect(await sandbox.control.invariants()).toMatchObject({ hold: true });
});

it('a high-value payment is made once, at its time, with the code sent on arrival', async () => {
  const { sandbox, openPage, orderOf, moneyLeft, bookingCount } = await openPayingCustomer();
  await sandbox.control.setSwitches({ otp: rightCode });
  const store = await openPage();
  answerEveryChallenge(store);
  const run = store.dispatch(createPaymentRun(orderOf(30_000_00)));
  await run.verify();
  const { outcome } = await underFault(sandbox, 'confirmPayment', 'late=5', run.confirm, 1);
  expect(outcome).not.toBe('paid');
  expect(await moneyLeft()).toBe(0);
  await sandbox.control.advanceClock('PT5S');
  expect(await moneyLeft()).toBe(30_000_00);
  expect(await bookingCount(30_000_00, calendarDay('2026-03-02'))).toBe(1);
});

it('a payee is added once, at its time', async () => {
  const { sandbox, openPage, payees } = await openPayingCustomer();
  await sandbox.control.setSwitches({ otp: rightCode });
  const store = await openPage();
  answerEveryChallenge(store);
  const before = (await payees()).length;
  const { signal } = new AbortController();
  const party = false as const;
  const details = {
    accountNumber: '20418836',
    sortCode: '601122',
    accountName: 'Ashdown Feed & Forage',
    accountType: 'Business',
    reference: 'Account 4417',
  } as const;
  const checked = await store.dispatch(checkPayeeName({ party, ...details }, signal));
  if ('error' in checked) throw new Error(checked.error.message);
  const { accountName: name, ...rest } = details;
  const draft = { party, ...rest, name, bankName: 'Tannery Bank', report: checked.data };

  const added = () => store.dispatch(addPayee(draft, signal));
  expect(await underFault(sandbox, 'confirmPayee', 'late=5', added, 1)).not.toMatchObject({ outcome: 'created' });
  expect((await payees()).length).toBe(before);
  await sandbox.control.advanceClock('PT5S');
  expect((await payees()).filter(({ title }) => title === name)).toMatchObject([{ isActive: true }]);
  expect((await payees()).length).toBe(before + 1);
  expect((await rulesOf(sandbox, 'confirmPayee')).at(-1)).toEqual(['payees.added', true]);
  expect(await sandbox.control.invariants()).toMatchObject({ hold: true });
});
