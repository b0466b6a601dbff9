import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import type { ApprovalRecord } from '#sandbox/bank/records/approval.ts';
import type { OrderRecord } from '#sandbox/bank/records/instruction.ts';
import { epochMsOf, instantFromMs } from '#src/kernel/instant.ts';

/** Whether orders for that party must be authorised by somebody else. */
export function needsApproval({ records, payments }: Pick<Bank, 'records' | 'payments'>, partyId: string): boolean {
  return records.find('parties', partyId)?.mandate !== undefined || payments === 'needs-authoriser';
}

export const approvalExpiryKind = 'approval.expire';

/** Assumed: days within which an order must be authorised. */
export const approvalDays = 30;

export function requestApproval(
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

/** Whether the order lapsed because nobody authorised it in time. */
export function hasExpired({ records }: Pick<Bank, 'records'>, { id }: OrderRecord): boolean {
  return records.all('approvals').some(({ subjectId, state }) => subjectId === id && state === 'expired');
}

/** Approvals that this customer may give: pending, for one of their parties, and made by somebody else. */
export function waitingFor(bank: Bank, { user, parties }: Customer): ApprovalRecord[] {
  if (!user.permittedFunctions.includes('approver')) return [];
  return bank.records
    .all('approvals')
    .filter(
      ({ state, makerId, partyId }) =>
        state === 'pending' && makerId !== user.id && parties.some(({ id }) => id === partyId),
    );
}
