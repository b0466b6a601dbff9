import { type ValueDay, valueDayOf } from '#sandbox/bank/calendar/cut-offs.ts';
import type { Bank, JobKind } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { availableOf, jobToSettle, postingsFor } from '#sandbox/bank/engine/holds.ts';
import type { PaymentRecord } from '#sandbox/bank/records/payment.ts';
import { instantInLondon } from '#src/kernel/calendar.ts';
import { epochMsOf, instantFromMs } from '#src/kernel/instant.ts';
import {
  type Confirmed,
  type LifecycleReason,
  type OrderKind,
  type OrderStep,
  type OrderTypes,
  ordersOf,
} from './order-lifecycle.ts';
import { holdFor, rememberReference } from './payment-moves.ts';
import { type OrderVerdict, revalidateOrder, type ValidatedOrder, validateOrder } from './payment-order.ts';

export type PaymentRefusal = LifecycleReason | 'cut-off-passed' | 'dates';

/** Assumed: how long an outcome stays pending, and the London time at which next-day payments are booked. */
const pendingForMs = 3 * 60_000;
const bookedAt = '06:00';

interface PaymentTypes extends OrderTypes {
  readonly record: PaymentRecord;
  readonly reason: PaymentRefusal;
}

/** Made at once where funds allow; after the cut-off on the next working day. */
const kind: OrderKind<PaymentTypes> = {
  name: 'payment',
  all: ({ records }) => records.all('payments'),
  inserted: (record) => ({ change: 'insert', of: 'payments', record }),
  updated: (record) => ({ change: 'update', of: 'payments', record }),
  validate(bank, customer, order) {
    return ifFunded(bank, validateOrder(bank, customer, order, 'today'));
  },
  draft: (bank, fields) => ({ ...fields, state: 'initiated', valueOn: dayOf(bank).valueOn }),
  verifiedBy: (bank) => `payments.verified-${dayOf(bank).timing}`,
  isSame: () => true,
  // A payment is never made later than the customer was shown.
  lapsed(bank, draft) {
    const isLate = draft.state === 'initiated' && dayOf(bank).valueOn > draft.valueOn;
    if (draft.state !== 'failed' && !isLate) return undefined;
    const failed: Change = { change: 'update', of: 'payments', record: { ...draft, state: 'failed' } };
    return { outcome: 'refused', reason: 'cut-off-passed', changes: [failed] };
  },
  carryOut: (bank, confirmed, validated) =>
    carryOut(
      bank,
      confirmed.state === 'pending-approval' ? { ...confirmed, authorisedAt: bank.clock.now } : confirmed,
      validated,
    ),
  revalidate(bank, record) {
    if (record.valueOn < bank.today) return { outcome: 'refused', reason: 'dates' };
    if (dayOf(bank).valueOn > record.valueOn) return { outcome: 'refused', reason: 'cut-off-passed' };
    return ifFunded(bank, revalidateOrder(bank, record, 'today'));
  },
  voided: (record) => ({ ...record, state: 'failed' }),
};

export const paymentOrders = ordersOf(kind);
export const { create: createPayment, findByToken: findPaymentByToken, confirm: confirmPayment } = paymentOrders;

function ifFunded(bank: Bank, verdict: OrderVerdict): OrderVerdict {
  if (verdict.outcome === 'refused') return verdict;
  const { account, amount } = verdict.order;
  const isFunded = availableOf(bank, account).minor >= amount.minor;
  return isFunded ? verdict : { outcome: 'refused', reason: 'not-enough-funds' };
}

function carryOut(
  bank: Bank,
  confirmed: Confirmed<PaymentRecord>,
  { credit, payee }: ValidatedOrder,
): OrderStep<PaymentRecord> {
  const { timing, valueOn } = dayOf(bank);
  const { id, reference, referenceNumber } = confirmed;
  const payment = { ...confirmed, valueOn };
  const movement = { id, code: 'FPO', valueOn, counterAccountId: credit.accountId, referenceNumber };
  const hold = holdFor(bank, payment, movement);
  const remembered = rememberReference(payee, reference);
  if (bank.payments !== 'under-processing' && timing === 'same-day') {
    const changes = [...remembered, ...postingsFor(bank, hold)];
    return { rule: 'payments.booked-at-once', record: { ...payment, state: 'completed' }, changes };
  }
  const resolvedAt = instantFromMs(epochMsOf(bank.clock.now) + pendingForMs);
  const settlement = jobToSettle(hold, timing === 'same-day' ? resolvedAt : instantInLondon(valueOn, bookedAt));
  const held: Change[] = [...remembered, { change: 'insert', of: 'holds', record: hold }];
  const settle: Change = { change: 'schedule', job: settlement };
  if (bank.payments !== 'under-processing') {
    return { rule: `payments.${timing}`, record: { ...payment, state: 'completed' }, changes: [...held, settle] };
  }
  const resolve = { id: `${paymentResolvedKind}:${id}`, dueAt: resolvedAt, kind: paymentResolvedKind };
  return {
    rule: 'payments.outcome-pending',
    record: { ...payment, state: 'under-processing' },
    changes: [
      ...held,
      // Before the booking, so that the outcome is resolved when it is booked.
      { change: 'schedule', job: { ...resolve, payload: { paymentId: id } } },
      settle,
    ],
  };
}

function dayOf({ clock, payments: set }: Bank): ValueDay {
  return valueDayOf(clock.now, set);
}

export const paymentResolvedKind = 'payment.resolved';

export const resolvePendingPayment: JobKind = (job, bank) => {
  const payment = bank.records.find('payments', String(job.payload.paymentId));
  if (payment?.state !== 'under-processing') return [];
  return [{ change: 'update', of: 'payments', record: { ...payment, state: 'completed' } }];
};
