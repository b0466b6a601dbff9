import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import type { ApprovalRecord } from '#sandbox/bank/records/approval.ts';
import type { OrderRecord } from '#sandbox/bank/records/instruction.ts';
import { epochMsOf, instantFromMs } from '#src/kernel/instant.ts';

/** Whether what one customer orders for that party waits until another agrees. */
export function needsApproval({ records, payments }: Pick<Bank, 'records' | 'payments'>, partyId: string): boolean {
  return records.find('parties', partyId)?.mandate !== undefined || payments === 'needs-authoriser';
}

export const approvalExpiryKind = 'approval.expire';

/** Assumed: how long those who may agree have for it. */
export const approvalDays = 30;

/** What was ordered, laid before those who may agree to it, for as long as they have. */
export function askForApproval(
  bank: Bank,
  order: Pick<ApprovalRecord, 'partyId' | 'makerId' | 'kind' | 'subjectId' | 'referenceNumber'>,
): Change[] {
  const number = bank.records.all('approvals').length + 1;
  const { partyId, makerId, kind, subjectId, referenceNumber } = order;
  const record: ApprovalRecord = {
    id: `approval-${number}`,
    partyId,
    makerId,
    kind,
    subjectId,
    referenceNumber,
    madeAt: bank.clock.now,
    state: 'pending',
  };
  const dueAt = instantFromMs(epochMsOf(record.madeAt) + approvalDays * 24 * 3_600_000);
  const payload = { approvalId: record.id };
  return [
    { change: 'insert', of: 'approvals', record },
    { change: 'schedule', job: { id: `${approvalExpiryKind}:${record.id}`, dueAt, kind: approvalExpiryKind, payload } },
  ];
}

/** Whether it came to nothing because nobody agreed to it in time. */
export function hasExpired({ records }: Pick<Bank, 'records'>, { id }: OrderRecord): boolean {
  return records.all('approvals').some(({ subjectId, state }) => subjectId === id && state === 'expired');
}

/** What waits for this customer's agreement: made for a party they act for, by somebody else. Nothing for who may not agree. */
export function waitingFor(bank: Bank, { user, parties }: Customer): ApprovalRecord[] {
  if (!user.permittedFunctions.includes('approver')) return [];
  return bank.records
    .all('approvals')
    .filter(
      ({ state, makerId, partyId }) =>
        state === 'pending' && makerId !== user.id && parties.some(({ id }) => id === partyId),
    );
}
