import { firstRunOf } from '#sandbox/bank/calendar/repeat-days.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { sumText } from '#sandbox/bank/engine/pounds-text.ts';
import { instructionOrders } from '#sandbox/bank/instructions/instructions.ts';
import { transferInstructionOrders } from '#sandbox/bank/instructions/transfer-instructions.ts';
import { payeeOf } from '#sandbox/bank/payments/payment-order.ts';
import { paymentOrders } from '#sandbox/bank/payments/payments.ts';
import type { ApprovalRecord } from '#sandbox/bank/records/approval.ts';
import type { InstructionRecord, OrderRecord } from '#sandbox/bank/records/instruction.ts';
import { transferOrders } from '#sandbox/bank/transfers/transfers.ts';
import { money } from '#src/kernel/money.ts';
import type { ApprovalKind, ApprovalSubject } from './approval-kind.ts';

function afterwards(order: OrderRecord) {
  return {
    approved: 'It will be made as you asked.',
    abandoned: `${isTransfer(order) ? 'Nothing has moved' : 'Nothing has been sent'}, and it can no longer be authorised. If it is still to be made, please set it up again.`,
  };
}

export const paymentApproval: ApprovalKind = {
  title: (bank, approval) => (isTransfer(paymentOf(bank, approval)) ? 'Transfer' : 'Payment'),
  named(bank, approval) {
    const payment = paymentOf(bank, approval);
    return nameOf(isTransfer(payment) ? 'transfer' : 'payment', payment);
  },
  subject(bank, approval) {
    const payment = paymentOf(bank, approval);
    return {
      ...subjectOf(bank, payment),
      valueOn: payment.valueOn,
      ...(payment.state === 'under-processing' ? { isOutcomePending: true } : {}),
    };
  },
  objection: (bank, approval) => ordersAtOnce(bank, approval).objectionToRelease(bank, approval.subjectId),
  release: (bank, approval) => ordersAtOnce(bank, approval).release(bank, approval.subjectId),
  abandon: (bank, approval) => ordersAtOnce(bank, approval).voidWaiting(bank, approval.subjectId),
  afterwards: (bank, approval) => afterwards(paymentOf(bank, approval)),
};

export const instructionApproval: ApprovalKind = {
  title: (bank, approval) => titleOf(instructionOf(bank, approval)),
  named(bank, approval) {
    const instruction = instructionOf(bank, approval);
    return nameOf(titleOf(instruction).toLowerCase(), instruction);
  },
  subject(bank, approval) {
    const instruction = instructionOf(bank, approval);
    const { type, frequency, startOn, endOn } = instruction;
    return {
      ...subjectOf(bank, instruction),
      valueOn: firstRunOf(instruction) ?? startOn,
      ...(type === 'REC' ? { repeats: { frequency, lastPaymentOn: endOn } } : {}),
    };
  },
  objection: (bank, approval) => ordersForLater(bank, approval).objectionToRelease(bank, approval.subjectId),
  release: (bank, approval) => ordersForLater(bank, approval).release(bank, approval.subjectId),
  abandon: (bank, approval) => ordersForLater(bank, approval).voidWaiting(bank, approval.subjectId),
  afterwards: (bank, approval) => afterwards(instructionOf(bank, approval)),
};

function ordersAtOnce(bank: Bank, approval: ApprovalRecord) {
  return isTransfer(paymentOf(bank, approval)) ? transferOrders : paymentOrders;
}

function ordersForLater(bank: Bank, approval: ApprovalRecord) {
  return isTransfer(instructionOf(bank, approval)) ? transferInstructionOrders : instructionOrders;
}

function isTransfer({ toAccountId }: OrderRecord): boolean {
  return toAccountId !== null;
}

function paymentOf({ records }: Bank, { subjectId }: ApprovalRecord) {
  const payment = records.find('payments', subjectId);
  if (payment === undefined) throw new Error(`There is no payment ${subjectId}`);
  return payment;
}

function instructionOf({ records }: Bank, { subjectId }: ApprovalRecord) {
  const instruction = records.find('instructions', subjectId);
  if (instruction === undefined) throw new Error(`There is no instruction ${subjectId}`);
  return instruction;
}

function titleOf(instruction: InstructionRecord): string {
  if (isTransfer(instruction)) return instruction.type === 'REC' ? 'Regular transfer' : 'Future transfer';
  return instruction.type === 'REC' ? 'Standing order' : 'Future payment';
}

function nameOf(what: string, { minor, currency, payeeName }: OrderRecord): string {
  return `${what} of ${sumText(money(minor, currency))} to ${payeeName}`;
}

function subjectOf(bank: Bank, order: OrderRecord): ApprovalSubject {
  const { accountId, minor, currency, payeeName, payeeAccountNumber, payeeSortCode, reference } = order;
  const payee = {
    nickName: payeeOf(bank, order)?.nickName ?? null,
    accountName: payeeName,
    accountNumber: payeeAccountNumber,
    sortCode: payeeSortCode,
    reference,
  };
  return {
    accountId,
    amount: money(minor, currency),
    payee,
    reference,
    ...(isTransfer(order) ? { isTransfer: true } : {}),
  };
}
