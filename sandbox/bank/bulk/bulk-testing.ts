import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { BulkFileRecord, BulkRowRecord } from '#sandbox/bank/records/bulk-file.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { finishedChanges } from './bulk-runs.ts';

// What testers can do to bulk files.

/** The customer's newest file that is authorised and not completed. */
export function fileToFinish({ records }: Bank, { partyIds }: UserRecord): BulkFileRecord | undefined {
  return newest(
    records.all('bulkFiles').filter(({ state, partyId }) => isUnderway(state) && partyIds.includes(partyId)),
  );
}

export function finishBulkFile(bank: Bank, user: UserRecord): Change[] {
  const file = fileToFinish(bank, user);
  return file === undefined ? [] : finishedChanges(bank, file);
}

/** The customer's files that have a payment which is still to be made, newest first. */
export function filesToReject({ records }: Bank, { partyIds }: UserRecord): BulkFileRecord[] {
  return records
    .all('bulkFiles')
    .filter(({ state, partyId }) => isUnpaid(state) && partyIds.includes(partyId))
    .filter(({ rows }) => rows.some(isWaiting))
    .reverse()
    .sort((left, right) => (left.draftedAt === right.draftedAt ? 0 : left.draftedAt < right.draftedAt ? 1 : -1));
}

/** The place in its file of the first payment that is not rejected already. */
export function firstToReject({ rows }: BulkFileRecord): number {
  return rows.findIndex(isWaiting);
}

/** Has a payment rejected when the others are made. */
export function rejectBulkPayment(file: BulkFileRecord, place: number): Change[] {
  const rows = file.rows.map((row, at): BulkRowRecord => (at === place ? { ...row, outcome: 'barred' } : row));
  return [{ change: 'update', of: 'bulkFiles', record: { ...file, rows } }];
}

function isUnderway(state: BulkFileRecord['state']): boolean {
  return state === 'approved' || state === 'processing';
}

function isUnpaid(state: BulkFileRecord['state']): boolean {
  return state === 'uploaded' || state === 'verified' || state === 'pending-approval' || state === 'approved';
}

export function isWaiting({ outcome }: BulkRowRecord): boolean {
  return outcome === 'waiting';
}

function newest(files: readonly BulkFileRecord[]): BulkFileRecord | undefined {
  return files.reduce<BulkFileRecord | undefined>(
    (last, file) => (last === undefined || file.draftedAt >= last.draftedAt ? file : last),
    undefined,
  );
}
