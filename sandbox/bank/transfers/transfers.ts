import {
  carryOutNow,
  dayOf,
  immediateOrders,
  lateByMagic,
  lateForRelease,
} from '#sandbox/bank/payments/immediate-orders.ts';
import {
  type LifecycleReason,
  type OrderKind,
  type OrderTypes,
  ordersOf,
} from '#sandbox/bank/payments/order-lifecycle.ts';
import type { PaymentRecord } from '#sandbox/bank/records/payment.ts';
import {
  orderOfDraft,
  revalidateTransfer,
  type TransferConfirmation,
  type TransferOrder,
  type TransferOrderRefusal,
  toOwnAccounts,
  transferMovement,
  type ValidatedTransfer,
  validateTransfer,
} from './transfer-order.ts';

export type TransferRefusal = TransferOrderRefusal | LifecycleReason | 'cut-off-passed' | 'dates';

interface TransferTypes extends OrderTypes {
  readonly order: TransferOrder;
  readonly confirmation: TransferConfirmation;
  readonly record: PaymentRecord;
  readonly validated: ValidatedTransfer;
  readonly reason: TransferRefusal;
}

/** A payment between the customer's own accounts, on file with the other payments. */
const kind: OrderKind<TransferTypes> = {
  ...immediateOrders,
  ...toOwnAccounts,
  name: 'transfer',
  approvedAs: 'payment',
  all: ({ records }) => records.all('payments').filter(({ toAccountId }) => toAccountId !== null),
  validate: (bank, customer, order) => validateTransfer(bank, customer, order, 'today'),
  verifiedBy: (bank, draft) => lateByMagic(bank, draft) ?? `transfers.verified-${dayOf(bank, draft).timing}`,
  repeated: orderOfDraft,
  carryOut: (bank, confirmed, { account, to }) =>
    carryOutNow(bank, 'transfers', confirmed, transferMovement(account, to)),
  revalidate(bank, record) {
    const reason = lateForRelease(bank, record);
    return reason === undefined ? revalidateTransfer(bank, record, 'today') : { outcome: 'refused', reason };
  },
};

export const transferOrders = ordersOf(kind);
export const { create: createTransfer, findByToken: findTransferByToken, confirm: confirmTransfer } = transferOrders;
