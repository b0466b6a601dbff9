import { endApproval } from '#sandbox/bank/decisions/ending.ts';
import type { JobKind } from '#sandbox/bank/engine/bank.ts';

/** Ends an approval that nobody gave in time, and voids what was ordered. */
export const expireApproval: JobKind = (job, bank) => {
  const approval = bank.records.find('approvals', String(job.payload.approvalId));
  return approval?.state === 'pending' ? endApproval(bank, approval, 'expired') : [];
};
