import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { InstructionRecord } from '#sandbox/bank/records/instruction.ts';
import type { OrderFields } from '#sandbox/bank/records/order.ts';
import type { PaymentRecord } from '#sandbox/bank/records/payment.ts';
import { money } from '#src/kernel/money.ts';
import type { ActivityCode, ActivityEntry, ActivityState } from './activity-entry.ts';
import { auditOf, findApproval, type Made, stateByApproval } from './audit.ts';

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
  // It was set up; its cancellation has an entry of its own.
  cancelled: 'accepted',
} as const satisfies Record<InstructionRecord['state'], ActivityState>;

/** A payment to a payee, or a transfer. */
export function paymentEntry(bank: Bank, payment: PaymentRecord): ActivityEntry | undefined {
  const code = payment.toAccountId === null ? 'PC_F_DFT' : 'PC_F_SFT';
  const entry = orderEntry(bank, payment, { byRecord: paymentStates[payment.state], code });
  return entry && { ...entry, ...titleOf(entry), valueOn: payment.valueOn };
}

/** A payment to somebody new has the code of any payment, and a title of its own. */
function titleOf({ code, isNewPayee }: ActivityEntry): Pick<ActivityEntry, 'title'> {
  return code === 'PC_F_DFT' && isNewPayee ? { title: 'Third Party Payment - Adhoc' } : {};
}

/** How an instruction was set up, before any edit. */
export function instructionEntry(bank: Bank, instruction: InstructionRecord): ActivityEntry | undefined {
  const { state, startOn, toAccountId, cancelledAt, edits: [asked = instruction] = [] } = instruction;
  const isInternal = toAccountId !== null;
  const entry = orderEntry(
    bank,
    { ...instruction, minor: asked.minor, reference: asked.reference },
    {
      byRecord: instructionStates[state],
      code: isInternal ? 'PC_F_SFT' : 'VSI',
      // A request for authorisation ends with the instruction that it was for.
      ...(cancelledAt !== undefined && { expired: { at: cancelledAt, note: 'Cancelled before it was authorised' } }),
    },
  );
  return (
    entry && {
      ...entry,
      title: `${isInternal ? 'Internal' : 'External'} Standing Order/Future Payment`,
      valueOn: startOn,
      repeatsUntil: repeatsUntil(instruction),
    }
  );
}

export function repeatsUntil({ type, endOn }: InstructionRecord): ActivityEntry['repeatsUntil'] {
  return type === 'REC' ? (endOn ?? 'further-notice') : null;
}

interface Kind extends Pick<Made, 'expired'> {
  readonly byRecord: ActivityState;
  readonly code: ActivityCode;
}

/** What all orders have in common; undefined for one that was never confirmed. */
function orderEntry(bank: Bank, order: OrderFields, { byRecord, code, ...ends }: Kind): ActivityEntry | undefined {
  const { referenceNumber, confirmedAt: at, partyId, userId, isNewPayee, reference } = order;
  if (referenceNumber === null || at === null) return undefined;
  const approval = findApproval(bank, referenceNumber);
  const state = stateByApproval(approval) ?? byRecord;
  return {
    ...sidesOf(bank, order),
    reference: referenceNumber,
    code,
    state,
    partyId,
    madeAt: at,
    amount: money(order.minor, order.currency),
    isNewPayee,
    valueOn: null,
    repeatsUntil: null,
    audit: auditOf({ userId, at, note: reference, ...ends }, state, approval),
  };
}

/** From where to where an order pays. */
export function sidesOf(bank: Bank, order: OrderFields) {
  const { accountId, toAccountId, payeeId, payeeName, payeeAccountNumber, payeeSortCode } = order;
  return {
    accountId,
    toAccountId,
    to: { name: payeeName, account: { accountNumber: payeeAccountNumber, sortCode: payeeSortCode } },
    // Orders from before online banking name no payee.
    payee: payeeId ? { payeeId, groupId: bank.records.find('payees', payeeId)?.groupId ?? null } : null,
  };
}
