import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { NewJob } from '#sandbox/bank/engine/job-queue.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import type { ApprovalRecord } from '#sandbox/bank/records/approval.ts';
import type { OrderRecord } from '#sandbox/bank/records/instruction.ts';
import type { PartyRecord } from '#sandbox/bank/records/party.ts';
import { epochMsOf, instantFromMs } from '#src/kernel/instant.ts';

/** Whether orders for that party must be authorised by somebody else. */
export function needsApproval({ records, payments }: Pick<Bank, 'records' | 'payments'>, partyId: string): boolean {
  return records.find('parties', partyId)?.mandate !== undefined || payments === 'needs-authoriser';
}

export const approvalExpiryKind = 'approval.expire';

/** Assumed: days within which an order must be authorised. */
export const approvalDays = 30;

const dayMs = 24 * 3_600_000;

type RequestedApproval = Pick<
  ApprovalRecord,
  'partyId' | 'makerId' | 'kind' | 'subjectId' | 'referenceNumber' | 'payee' | 'formerPayee'
> & {
  /** In pence, for the mandate; missing where nothing is to be paid. */
  readonly minor?: number;
};

export function requestApproval(bank: Bank, { minor = 0, ...requested }: RequestedApproval): Change[] {
  const record: ApprovalRecord = {
    ...requested,
    id: `approval-${bank.records.all('approvals').length + 1}`,
    madeAt: bank.clock.now,
    needed: othersNeeded(bank.records.find('parties', requested.partyId), minor),
    decisions: [],
    state: 'pending',
    endedAt: null,
  };
  return [
    { change: 'insert', of: 'approvals', record },
    { change: 'schedule', job: jobToExpire(record) },
  ];
}

/** How many others the mandate asks for: at least one, because a tester may require it of any party. */
export function othersNeeded(party: PartyRecord | undefined, minor: number): number {
  return party?.mandate === 'two-others' || minor >= (party?.twoOthersFromMinor ?? Number.POSITIVE_INFINITY) ? 2 : 1;
}

export function jobToExpire({ id, madeAt }: Pick<ApprovalRecord, 'id' | 'madeAt'>): NewJob {
  const dueAt = instantFromMs(epochMsOf(madeAt) + approvalDays * dayMs);
  return { id: `${approvalExpiryKind}:${id}`, dueAt, kind: approvalExpiryKind, payload: { approvalId: id } };
}

/** How an order ended that was not authorised; undefined for every other. */
export function endedUnauthorised(
  { records }: Pick<Bank, 'records'>,
  { id }: OrderRecord,
): 'expired' | 'rejected' | undefined {
  const state = records.all('approvals').find(({ subjectId }) => subjectId === id)?.state;
  return state === 'expired' || state === 'rejected' ? state : undefined;
}

/** Approvals that this customer may give: pending, for one of their parties, made by somebody else, not yet given. */
export function waitingFor(bank: Bank, customer: Customer): ApprovalRecord[] {
  return shownTo(bank, customer).filter((approval) => approval.state === 'pending' && !hasDecided(customer, approval));
}

/** Assumed: how many days a customer sees what has been decided or has expired. */
const shownDays = 30;

/** What others or this customer have decided lately, and what has expired. */
export function decidedFor(bank: Bank, customer: Customer): ApprovalRecord[] {
  const since = instantFromMs(epochMsOf(bank.clock.now) - shownDays * dayMs);
  return shownTo(bank, customer).filter((approval) => {
    const { state, endedAt, decisions } = approval;
    if (state === 'pending' && !hasDecided(customer, approval)) return false;
    return (endedAt ?? decisions.at(-1)?.at ?? approval.madeAt) >= since;
  });
}

/** Every approval that the customer may see, whatever has become of it. Nobody sees their own requests here. */
export function shownTo(bank: Bank, { user, parties }: Customer): ApprovalRecord[] {
  if (!user.permittedFunctions.includes('approver')) return [];
  return bank.records
    .all('approvals')
    .filter(({ makerId, partyId }) => makerId !== user.id && parties.some(({ id }) => id === partyId));
}

export function hasDecided({ user }: Pick<Customer, 'user'>, { decisions }: ApprovalRecord): boolean {
  return decisions.some(({ userId }) => userId === user.id);
}
