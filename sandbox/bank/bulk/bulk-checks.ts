import type { JobKind } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { NewJob } from '#sandbox/bank/engine/job-queue.ts';
import type { BulkFileRecord } from '#sandbox/bank/records/bulk-file.ts';
import { addDays, instantInLondon } from '#src/kernel/calendar.ts';
import { epochMsOf, type Instant, instantFromMs } from '#src/kernel/instant.ts';

export const bulkCheckKind = 'bulk.check';
export const bulkLapseKind = 'bulk.lapse';

/** Assumed: how long the bank takes to check a file. */
const checkMs = 3000;

export function jobToCheck({ id }: BulkFileRecord, now: Instant): NewJob {
  const dueAt = instantFromMs(epochMsOf(now) + checkMs);
  return { id: `${bulkCheckKind}:${id}`, dueAt, kind: bulkCheckKind, payload: { fileId: id } };
}

/** Whether the bank can pay the file. One error stops the whole file, so that nothing is paid by mistake. */
export const checkBulkFile: JobKind = (job, { records }) => {
  const file = records.find('bulkFiles', String(job.payload.fileId));
  return file?.state === 'uploaded' ? checkedChanges(file) : [];
};

export function checkedChanges(file: BulkFileRecord): Change[] {
  const isWrong = file.errors.length > 0;
  const record: BulkFileRecord = { ...file, state: isWrong ? 'error' : 'verified' };
  const changed: Change = { change: 'update', of: 'bulkFiles', record };
  return isWrong ? [changed] : [changed, { change: 'schedule', job: jobToLapse(file) }];
}

/** A file cannot be authorised once the day that its sender chose is over. */
function jobToLapse({ id, payOn }: BulkFileRecord): NewJob {
  const dueAt = instantInLondon(addDays(payOn, 1), '00:00');
  return { id: `${bulkLapseKind}:${id}`, dueAt, kind: bulkLapseKind, payload: { fileId: id } };
}

export const lapseBulkFile: JobKind = (job, { records }) => {
  const file = records.find('bulkFiles', String(job.payload.fileId));
  if (file?.state !== 'verified') return [];
  return [{ change: 'update', of: 'bulkFiles', record: { ...file, state: 'expired' } }];
};
