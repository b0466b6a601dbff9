import { firstRunOf } from '#sandbox/bank/calendar/repeat-days.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { poundsText } from '#sandbox/bank/engine/pounds-text.ts';
import { instructionOrders } from '#sandbox/bank/instructions/instructions.ts';
import { paymentOrders } from '#sandbox/bank/payments/payments.ts';
import type { ApprovalRecord } from '#sandbox/bank/records/approval.ts';
import type { InstructionRecord, OrderRecord } from '#sandbox/bank/records/instruction.ts';
import { money } from '#src/kernel/money.ts';
import type { ApprovalKind, ApprovalSubject } from './approval-kind.ts';

const afterwards = {
  approved: 'It is carried out as you ordered it.',
  abandoned:
    'Nothing has been sent, and it can no longer be authorised. If it is still to be made, please set it up again.',
} as const;

export const paymentApproval: ApprovalKind = {
  title: () => 'Payment',
  named: (bank, approval) => nameOf('payment', paymentOf(bank, approval)),
  subject(bank, approval) {
    const payment = paymentOf(bank, approval);
    return {
      ...subjectOf(bank, payment),
      valueOn: payment.valueOn,
      ...(payment.state === 'under-processing' ? { isOutcomePending: true } : {}),
    };
  },
  objection: (bank, { subjectId }) => paymentOrders.objectionToRelease(bank, subjectId),
  release: (bank, { subjectId }) => paymentOrders.release(bank, subjectId),
  abandon: (bank, { subjectId }) => paymentOrders.voidWaiting(bank, subjectId),
  afterwards,
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
  objection: (bank, { subjectId }) => instructionOrders.objectionToRelease(bank, subjectId),
  release: (bank, { subjectId }) => instructionOrders.release(bank, subjectId),
  abandon: (bank, { subjectId }) => instructionOrders.voidWaiting(bank, subjectId),
  afterwards,
};

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

function titleOf({ type }: InstructionRecord): string {
  return type === 'REC' ? 'Standing order' : 'Future payment';
}

function nameOf(what: string, { minor, payeeName }: OrderRecord): string {
  return `${what} of ${poundsText(money(minor, 'GBP'))} to ${payeeName}`;
}

function subjectOf({ records }: Bank, order: OrderRecord): ApprovalSubject {
  const { accountId, minor, payeeId, payeeName, payeeAccountNumber, payeeSortCode, reference } = order;
  const payee = {
    nickName: records.find('payees', payeeId)?.nickName ?? null,
    accountName: payeeName,
    accountNumber: payeeAccountNumber,
    sortCode: payeeSortCode,
    reference,
  };
  return { accountId, amount: money(minor, 'GBP'), payee, reference };
}
