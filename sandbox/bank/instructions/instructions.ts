import { toPayees } from '#sandbox/bank/payments/order-confirmation.ts';
import {
  type LifecycleReason,
  type OrderKind,
  type OrderTypes,
  ordersOf,
} from '#sandbox/bank/payments/order-lifecycle.ts';
import {
  isSameOrder,
  type OrderRefusal,
  type PaymentConfirmation,
  type PaymentOrder,
  revalidateOrder,
  type ValidatedOrder,
  validateOrder,
} from '#sandbox/bank/payments/payment-order.ts';
import type { InstructionRecord } from '#sandbox/bank/records/instruction.ts';
import {
  daysToRelease,
  hasSameDays,
  type InstructionDays,
  instructionDays,
  laterOrders,
  type RepeatedOrder,
} from './later-orders.ts';

/** A future-dated payment or standing order, with its days as received. */
export interface InstructionOrder extends PaymentOrder, RepeatedOrder {}

interface ValidatedInstruction extends ValidatedOrder, InstructionDays {}

export type InstructionRefusal = OrderRefusal | LifecycleReason | 'dates';

interface InstructionTypes extends OrderTypes {
  readonly order: InstructionOrder;
  readonly confirmation: PaymentConfirmation<InstructionOrder>;
  readonly record: InstructionRecord;
  readonly validated: ValidatedInstruction;
  readonly reason: InstructionRefusal;
}

/** Funds are checked on each payment day, not when the instruction is set up. */
const kind: OrderKind<InstructionTypes> = {
  ...laterOrders,
  ...toPayees('instructPayee'),
  all: ({ records }) => records.all('instructions').filter(({ toAccountId }) => toAccountId === null),
  validate(bank, customer, order, draft) {
    const verdict = validateOrder(bank, customer, order, order.type === 'REC' ? 'regularly' : 'another-day');
    if (verdict.outcome === 'refused') return verdict;
    const days = instructionDays(bank, order, draft);
    return days === undefined
      ? { outcome: 'refused', reason: 'dates' }
      : { outcome: 'valid', order: { ...verdict.order, ...days } };
  },
  repeated: (bank, customer, { order, sortCode }, draft) =>
    sortCode === draft.payeeSortCode && isSameOrder(bank, customer, order, draft) && hasSameDays(order, draft)
      ? order
      : undefined,
  revalidate(bank, record) {
    const days = daysToRelease(bank, record);
    if (days === undefined) return { outcome: 'refused', reason: 'dates' };
    const verdict = revalidateOrder(bank, record, record.type === 'REC' ? 'regularly' : 'another-day');
    return verdict.outcome === 'refused' ? verdict : { outcome: 'valid', order: { ...verdict.order, ...days } };
  },
};

export const instructionOrders = ordersOf(kind);
export const {
  create: createInstruction,
  findByToken: findInstructionByToken,
  confirm: confirmInstruction,
} = instructionOrders;
