import { type ValueDay, valueDayOf } from '#sandbox/bank/calendar/cut-offs.ts';
import type { Bank, JobKind } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { jobToSettle, postingsFor } from '#sandbox/bank/engine/holds.ts';
import { paymentsSetFor, type Said } from '#sandbox/bank/magic/magic.ts';
import type { HoldRecord } from '#sandbox/bank/records/hold.ts';
import type { OrderFields } from '#sandbox/bank/records/order.ts';
import type { PaymentRecord } from '#sandbox/bank/records/payment.ts';
import { instantInLondon } from '#src/kernel/calendar.ts';
import { epochMsOf, instantFromMs } from '#src/kernel/instant.ts';
import { endAfter } from './magic-end.ts';
import type { Confirmed, OrderStep, Refused } from './order-lifecycle.ts';
import { holdFor } from './payment-moves.ts';

/** Assumed: how long an outcome stays pending, and the London time at which next-day orders are booked. */
const pendingForMs = 3 * 60_000;
const bookedAt = '06:00';

/** What payments and transfers have in common that are made at once, or after the cut-off on the next working day. */
export const immediateOrders = {
  inserted: (record: PaymentRecord): Change => ({ change: 'insert', of: 'payments', record }),
  updated: (record: PaymentRecord): Change => ({ change: 'update', of: 'payments', record }),
  draft: (bank: Bank, fields: OrderFields): PaymentRecord => ({
    ...fields,
    state: 'initiated',
    valueOn: dayOf(bank, fields).valueOn,
  }),
  // An order is never carried out later than the customer was shown.
  lapsed(bank: Bank, draft: PaymentRecord): Refused<'cut-off-passed'> | undefined {
    const isLate = draft.state === 'initiated' && dayOf(bank, draft).valueOn > draft.valueOn;
    if (draft.state !== 'failed' && !isLate) return undefined;
    const failed: Change = { change: 'update', of: 'payments', record: { ...draft, state: 'failed' } };
    return { outcome: 'refused', reason: 'cut-off-passed', changes: [failed] };
  },
  voided: (record: PaymentRecord): PaymentRecord => ({ ...record, state: 'failed' }),
};

/** Why an order can no longer be authorised on the day it was ordered for. */
export function lateForRelease(bank: Bank, order: PaymentRecord): 'dates' | 'cut-off-passed' | undefined {
  const { valueOn } = order;
  if (valueOn < bank.today) return 'dates';
  return dayOf(bank, order).valueOn > valueOn ? 'cut-off-passed' : undefined;
}

interface Movement extends Pick<HoldRecord, 'code' | 'counterAccountId'> {
  readonly description?: string;
}

/** Books the order at once, or holds the amount until it can be booked. `rules` prefixes the rule. */
export function carryOutNow(
  bank: Bank,
  rules: 'payments' | 'transfers',
  confirmed: Confirmed<PaymentRecord>,
  movement: Movement,
): OrderStep<PaymentRecord> {
  const { timing, valueOn } = dayOf(bank, confirmed);
  const set = paymentsSetFor(bank, confirmed);
  const isPending = set.payments === 'under-processing';
  const { id, referenceNumber } = confirmed;
  const isReleased = confirmed.state === 'pending-approval';
  const payment = { ...confirmed, valueOn, ...(isReleased ? { authorisedAt: bank.clock.now } : {}) };
  const hold = holdFor(bank, payment, { ...movement, id, valueOn, referenceNumber });
  if (!isPending && timing === 'same-day') {
    const end = endAfter(bank, payment, bank.clock.now);
    return {
      rule: end.rule ?? `${rules}.booked-at-once`,
      record: { ...payment, state: 'completed' },
      changes: [...postingsFor(bank, hold), ...end.changes],
    };
  }
  const resolvedAt = instantFromMs(epochMsOf(bank.clock.now) + pendingForMs);
  const settlement = jobToSettle(hold, timing === 'same-day' ? resolvedAt : instantInLondon(valueOn, bookedAt));
  const held: Change = { change: 'insert', of: 'holds', record: hold };
  const settle: Change = { change: 'schedule', job: settlement };
  const end = endAfter(bank, payment, settlement.dueAt);
  const rule = end.rule ?? (isPending || set.payments === 'cut-off' ? set.rule : undefined);
  if (!isPending) {
    const changes = [held, settle, ...end.changes];
    return { rule: rule ?? `${rules}.${timing}`, record: { ...payment, state: 'completed' }, changes };
  }
  const resolve = { id: `${paymentResolvedKind}:${id}`, dueAt: resolvedAt, kind: paymentResolvedKind };
  return {
    rule: rule ?? `${rules}.outcome-pending`,
    record: { ...payment, state: 'under-processing' },
    changes: [
      held,
      // Before the booking, so that the outcome is resolved when it is booked.
      { change: 'schedule', job: { ...resolve, payload: { paymentId: id } } },
      settle,
      ...end.changes,
    ],
  };
}

export function dayOf(bank: Bank, order: Said): ValueDay {
  return valueDayOf(bank.clock.now, paymentsSetFor(bank, order).payments);
}

/** The rule of a draft that is late by a magic value. */
export function lateByMagic(bank: Bank, draft: PaymentRecord): string | undefined {
  const { payments, rule } = paymentsSetFor(bank, draft);
  return payments === 'cut-off' ? rule : undefined;
}

export const paymentResolvedKind = 'payment.resolved';

export const resolvePendingPayment: JobKind = (job, bank) => {
  const payment = bank.records.find('payments', String(job.payload.paymentId));
  if (payment?.state !== 'under-processing') return [];
  return [{ change: 'update', of: 'payments', record: { ...payment, state: 'completed' } }];
};
