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

/** The customer's newest file that is still unpaid. */
export function fileToReject({ records }: Bank, { partyIds }: UserRecord): BulkFileRecord | undefined {
  return newest(
    records
      .all('bulkFiles')
      .filter(({ state, partyId }) => isUnpaid(state) && partyIds.includes(partyId))
      .filter(({ rows }) => rows.some(isWaiting)),
  );
}

/** Has the first payment rejected that is not rejected already. */
export function rejectBulkPayment(bank: Bank, user: UserRecord): Change[] {
  const file = fileToReject(bank, user);
  if (file === undefined) return [];
  const place = file.rows.findIndex(isWaiting);
  const rows = file.rows.map((row, at): BulkRowRecord => (at === place ? { ...row, outcome: 'barred' } : row));
  return [{ change: 'update', of: 'bulkFiles', record: { ...file, rows } }];
}

function isUnderway(state: BulkFileRecord['state']): boolean {
  return state === 'approved' || state === 'processing';
}

function isUnpaid(state: BulkFileRecord['state']): boolean {
  return state === 'uploaded' || state === 'verified' || state === 'pending-approval' || state === 'approved';
}

function isWaiting({ outcome }: BulkRowRecord): boolean {
  return outcome === 'waiting';
}

function newest(files: readonly BulkFileRecord[]): BulkFileRecord | undefined {
  return files.reduce<BulkFileRecord | undefined>(
    (last, file) => (last === undefined || file.draftedAt >= last.draftedAt ? file : last),
    undefined,
  );
}
