import { carryOutNow, dayOf, immediateOrders } from '#sandbox/bank/payments/immediate-orders.ts';
import {
  type LifecycleReason,
  type OrderKind,
  type OrderTypes,
  ordersOf,
} from '#sandbox/bank/payments/order-lifecycle.ts';
import type { PaymentRecord } from '#sandbox/bank/records/payment.ts';
import {
  orderOfDraft,
  type TransferConfirmation,
  type TransferOrder,
  type TransferOrderRefusal,
  toOwnAccounts,
  transferMovement,
  type ValidatedTransfer,
  validateTransfer,
} from './transfer-order.ts';

export type TransferRefusal = TransferOrderRefusal | LifecycleReason | 'cut-off-passed';

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
  verifiedBy: (bank) => `transfers.verified-${dayOf(bank).timing}`,
  repeated: orderOfDraft,
  carryOut: (bank, confirmed, { account, to }) =>
    carryOutNow(bank, 'transfers', confirmed, transferMovement(account, to)),
};

export const { create: createTransfer, findByToken: findTransferByToken, confirm: confirmTransfer } = ordersOf(kind);
