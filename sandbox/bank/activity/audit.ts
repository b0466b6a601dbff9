import { approvalDays } from '#sandbox/bank/approvals/approvals.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { ApprovalRecord } from '#sandbox/bank/records/approval.ts';
import { epochMsOf, type Instant, instantFromMs } from '#src/kernel/instant.ts';
import type { ActivityState, AuditStep } from './activity-entry.ts';

/** The latest approval with that number: one that was withdrawn may be asked for again. */
export function findApproval({ records }: Pick<Bank, 'records'>, referenceNumber: string): ApprovalRecord | undefined {
  return records.all('approvals').findLast((approval) => approval.referenceNumber === referenceNumber);
}

/** The state that an approval gives what it is about; undefined once it was given, or where none was needed. */
export function stateByApproval(approval: ApprovalRecord | undefined): ActivityState | undefined {
  switch (approval?.state) {
    case 'pending':
      return 'pending-approval';
    case 'rejected':
    case 'expired':
      return approval.state;
    default:
      return undefined;
  }
}

/** Who asked for what, and where that is known, how it ended. */
export interface Made {
  readonly userId: string;
  readonly at: Instant;
  readonly note?: string;
  /** How it expired; as any order where missing. */
  readonly expired?: Pick<AuditStep, 'at' | 'note'>;
  /** When the bank did it; at once where missing. */
  readonly doneAt?: Instant;
}

/** Who asked for it, what others decided, and what the bank did. */
export function auditOf(made: Made, state: ActivityState, approval: ApprovalRecord | undefined): AuditStep[] {
  const { userId, at, note = '' } = made;
  const doneAt = latest(made.doneAt ?? at, approval?.endedAt);
  const asked: AuditStep = { userId, at, status: 'initiated', note };
  const decided = decisionsOf(approval);
  switch (state) {
    case 'pending-approval':
      return [
        asked,
        { ...asked, at: approval?.madeAt ?? at, status: state, note: 'Awaiting another authoriser' },
        ...decided,
      ];
    case 'expired': {
      const { expired = { at: approval?.endedAt ?? expiryOf(at), note: 'Not authorised in time' } } = made;
      return [asked, ...decided, { userId: null, status: state, ...expired }];
    }
    case 'rejected':
      return approval?.state === 'rejected'
        ? [asked, ...decided]
        : [asked, ...decided, { userId: null, at: doneAt, status: state, note: '' }];
    default:
      return [asked, ...decided, { userId: null, at: doneAt, status: state, note: '' }];
  }
}

function decisionsOf(approval: ApprovalRecord | undefined): AuditStep[] {
  return (approval?.decisions ?? []).map(({ userId, at, decision }) => ({
    userId,
    at,
    status: decision === 'approved' ? 'authorised' : 'rejected',
    note: '',
  }));
}

function latest(at: Instant, other: Instant | null | undefined): Instant {
  return other != null && other > at ? other : at;
}

export function expiryOf(madeAt: Instant): Instant {
  return instantFromMs(epochMsOf(madeAt) + approvalDays * 24 * 3_600_000);
}
