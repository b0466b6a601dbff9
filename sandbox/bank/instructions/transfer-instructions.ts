import { sumText } from '#sandbox/bank/engine/pounds-text.ts';
import { type OrderKind, type OrderTypes, ordersOf } from '#sandbox/bank/payments/order-lifecycle.ts';
import type { InstructionRecord } from '#sandbox/bank/records/instruction.ts';
import { confirmationOf } from '#sandbox/bank/security/strong-authentication.ts';
import {
  orderOfDraft,
  revalidateTransfer,
  type TransferConfirmation,
  type TransferOrder,
  toOwnAccounts,
  type ValidatedTransfer,
  validateTransfer,
} from '#sandbox/bank/transfers/transfer-order.ts';
import type { TransferRefusal } from '#sandbox/bank/transfers/transfers.ts';
import {
  daysToRelease,
  type InstructionDays,
  instructionDays,
  laterOrders,
  type RepeatedOrder,
} from './later-orders.ts';
import { mayManageInstructions } from './upcoming.ts';

export interface TransferInstructionOrder extends TransferOrder, RepeatedOrder {}

interface TransferInstructionTypes extends OrderTypes {
  readonly order: TransferInstructionOrder;
  readonly confirmation: TransferConfirmation;
  readonly record: InstructionRecord;
  readonly validated: ValidatedTransfer & InstructionDays;
  readonly reason: TransferRefusal | 'dates';
}

const functionMissing = { outcome: 'refused', reason: 'function-missing' } as const;

/** A later or regular transfer. Funds are checked when it is set up, and again on each of its days. */
const kind: OrderKind<TransferInstructionTypes> = {
  ...laterOrders,
  ...toOwnAccounts,
  // A single transfer for later stays with the customer, as one made at once does.
  confirmable(bank, customer, validated, { type, payeeName }) {
    const confirms = `to transfer ${sumText(validated.amount)} to ${payeeName} regularly`;
    const requiredConfirmation =
      type === 'REC' ? confirmationOf(bank, customer, 'instructTransfer', confirms) : undefined;
    return { requiredConfirmation, validated, changes: [] };
  },
  all: ({ records }) => records.all('instructions').filter(({ toAccountId }) => toAccountId !== null),
  validate(bank, customer, order, draft) {
    if (order.type === 'REC' && !mayManageInstructions(customer)) return functionMissing;
    const verdict = validateTransfer(bank, customer, order, 'another-day');
    if (verdict.outcome === 'refused') return verdict;
    const days = instructionDays(bank, order, draft);
    return days === undefined
      ? { outcome: 'refused', reason: 'dates' }
      : { outcome: 'valid', order: { ...verdict.order, ...days } };
  },
  repeated(bank, customer, confirmation, draft) {
    const { type, frequency, startOn: startDate, endOn: endDate } = draft;
    return { ...orderOfDraft(bank, customer, confirmation, draft), type, frequency, startDate, endDate };
  },
  revalidate(bank, record) {
    const days = daysToRelease(bank, record);
    if (days === undefined) return { outcome: 'refused', reason: 'dates' };
    const verdict = revalidateTransfer(bank, record, 'another-day');
    return verdict.outcome === 'refused' ? verdict : { outcome: 'valid', order: { ...verdict.order, ...days } };
  },
};

export const transferInstructionOrders = ordersOf(kind);
export const {
  create: createTransferInstruction,
  findByToken: findTransferInstructionByToken,
  confirm: confirmTransferInstruction,
} = transferInstructionOrders;
