import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { availableOf } from '#sandbox/bank/engine/holds.ts';
import type { PaymentRecord } from '#sandbox/bank/records/payment.ts';
import { carryOutNow, dayOf, immediateOrders, lateByMagic, lateForRelease } from './immediate-orders.ts';
import { toPayees } from './order-confirmation.ts';
import { type LifecycleReason, type OrderKind, type OrderTypes, ordersOf } from './order-lifecycle.ts';
import { rememberReference } from './payment-moves.ts';
import {
  isSameOrder,
  type OrderRefusal,
  type OrderVerdict,
  type PaymentConfirmation,
  type PaymentOrder,
  revalidateOrder,
  type ValidatedOrder,
  validateOrder,
} from './payment-order.ts';

export type PaymentRefusal = OrderRefusal | LifecycleReason | 'cut-off-passed' | 'dates';

interface PaymentTypes extends OrderTypes {
  readonly order: PaymentOrder;
  readonly confirmation: PaymentConfirmation;
  readonly record: PaymentRecord;
  readonly validated: ValidatedOrder;
  readonly reason: PaymentRefusal;
}

/** Made at once where funds allow; after the cut-off on the next working day. */
const kind: OrderKind<PaymentTypes> = {
  ...immediateOrders,
  ...toPayees('paySavedPayee'),
  name: 'payment',
  approvedAs: 'payment',
  all: ({ records }) => records.all('payments').filter(({ toAccountId }) => toAccountId === null),
  validate(bank, customer, order) {
    return ifFunded(bank, validateOrder(bank, customer, order, 'today'));
  },
  verifiedBy: (bank, draft) => lateByMagic(bank, draft) ?? `payments.verified-${dayOf(bank, draft).timing}`,
  repeated: (bank, customer, { order, sortCode }, draft) =>
    sortCode === draft.payeeSortCode && isSameOrder(bank, customer, order, draft) ? order : undefined,
  carryOut(bank, confirmed, { credit, payee }) {
    const { changes, ...step } = carryOutNow(bank, 'payments', confirmed, {
      code: 'FPO',
      counterAccountId: credit.accountId,
    });
    return { ...step, changes: [...rememberReference(payee, confirmed.reference), ...changes] };
  },
  revalidate(bank, record) {
    const reason = lateForRelease(bank, record);
    if (reason !== undefined) return { outcome: 'refused', reason };
    return ifFunded(bank, revalidateOrder(bank, record, 'today'));
  },
};

export const paymentOrders = ordersOf(kind);
export const { create: createPayment, findByToken: findPaymentByToken, confirm: confirmPayment } = paymentOrders;

function ifFunded(bank: Bank, verdict: OrderVerdict): OrderVerdict {
  if (verdict.outcome === 'refused') return verdict;
  const { account, amount } = verdict.order;
  const isFunded = availableOf(bank, account).minor >= amount.minor;
  return isFunded ? verdict : { outcome: 'refused', reason: 'not-enough-funds' };
}
