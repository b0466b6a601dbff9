import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { ChequeBookRecord } from '#sandbox/bank/records/cheque-book.ts';
import type { InstructionRecord } from '#sandbox/bank/records/instruction.ts';
import type { OrderFields } from '#sandbox/bank/records/order.ts';
import type { PayeeEventRecord } from '#sandbox/bank/records/payee-event.ts';
import type { PaymentRecord } from '#sandbox/bank/records/payment.ts';
import { money } from '#src/kernel/money.ts';
import type { ActivityCode, ActivityEntry, ActivityState } from './activity-entry.ts';
import { auditOf, findApproval, stateByApproval } from './audit.ts';

/** One kind of record that appears in the activity log. A new kind is one more entry of the list below. */
type ActivityKind = (bank: Bank) => readonly (ActivityEntry | undefined)[];

export const activityKinds: readonly ActivityKind[] = [
  (bank) => bank.records.all('payments').map((payment) => paymentEntry(bank, payment)),
  (bank) => bank.records.all('instructions').map((instruction) => instructionEntry(bank, instruction)),
  (bank) => bank.records.all('payeeEvents').map((event) => payeeEntry(bank, event)),
  (bank) => bank.records.all('chequeBooks').map((book) => bookEntry(bank, book)),
];

const paymentStates = {
  initiated: 'failed',
  'pending-approval': 'pending-approval',
  'under-processing': 'processing',
  completed: 'accepted',
  failed: 'failed',
} as const satisfies Record<PaymentRecord['state'], ActivityState>;

const instructionStates = {
  initiated: 'failed',
  'pending-approval': 'pending-approval',
  active: 'accepted',
  closed: 'accepted',
  // It was set up, whatever happened later.
  cancelled: 'accepted',
} as const satisfies Record<InstructionRecord['state'], ActivityState>;

function paymentEntry(bank: Bank, payment: PaymentRecord): ActivityEntry | undefined {
  const entry = orderEntry(bank, payment, paymentStates[payment.state], 'PC_F_DFT');
  return entry && { ...entry, valueOn: payment.valueOn };
}

function instructionEntry(bank: Bank, instruction: InstructionRecord): ActivityEntry | undefined {
  const { state, type, startOn, endOn } = instruction;
  const entry = orderEntry(bank, instruction, instructionStates[state], 'VSI');
  return (
    entry && {
      ...entry,
      title: 'External Standing Order/Future Payment',
      valueOn: startOn,
      repeatsUntil: type === 'REC' ? (endOn ?? 'further-notice') : null,
    }
  );
}

/** What all orders have in common; undefined for one that was never confirmed. */
function orderEntry(
  bank: Bank,
  order: OrderFields,
  byRecord: ActivityState,
  code: ActivityCode,
): ActivityEntry | undefined {
  const { referenceNumber, confirmedAt, partyId, accountId, userId, payeeId, isNewPayee, reference } = order;
  if (referenceNumber === null || confirmedAt === null) return undefined;
  const approval = findApproval(bank, referenceNumber);
  const state = stateByApproval(approval) ?? byRecord;
  return {
    reference: referenceNumber,
    code,
    state,
    partyId,
    madeAt: confirmedAt,
    accountId,
    amount: money(order.minor, order.currency),
    to: { name: order.payeeName, accountNumber: order.payeeAccountNumber, sortCode: order.payeeSortCode },
    payee: payeeId === null ? null : { payeeId, groupId: bank.records.find('payees', payeeId)?.groupId ?? null },
    isNewPayee,
    valueOn: null,
    repeatsUntil: null,
    audit: auditOf({ userId, at: confirmedAt, note: reference }, state, approval),
  };
}

const payeeCodes = { added: 'PC_N_DOP', changed: 'PC_N_UDOP', deleted: 'PC_N_DDP' } as const;

function payeeEntry(bank: Bank, event: PayeeEventRecord): ActivityEntry {
  const { kind, referenceNumber, partyId, userId, at, payeeId, groupId, title, accountNumber, sortCode } = event;
  const approval = findApproval(bank, referenceNumber);
  const state = stateByApproval(approval) ?? 'accepted';
  return {
    ...withoutMoney,
    reference: referenceNumber,
    code: payeeCodes[kind],
    state,
    partyId,
    madeAt: at,
    accountId: null,
    to: { name: title, accountNumber, sortCode },
    payee: { payeeId, groupId },
    isNewPayee: kind === 'added',
    audit: auditOf({ userId, at }, state, approval),
  };
}

function bookEntry(bank: Bank, book: ChequeBookRecord): ActivityEntry {
  const { kind, referenceNumber, partyId, accountId, userId, orderedAt: at } = book;
  const approval = findApproval(bank, referenceNumber);
  const state = stateByApproval(approval) ?? 'accepted';
  return {
    ...withoutMoney,
    reference: referenceNumber,
    code: kind === 'cheque' ? 'CBR' : 'PBR',
    state,
    partyId,
    madeAt: at,
    accountId,
    to: null,
    payee: null,
    isNewPayee: false,
    audit: auditOf({ userId, at }, state, approval),
  };
}

const withoutMoney = { amount: null, valueOn: null, repeatsUntil: null } as const;
