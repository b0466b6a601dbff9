import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { ApprovalRecord } from '#sandbox/bank/records/approval.ts';
import type { BrokenInvariant } from './broken-invariant.ts';

const orderKinds: ReadonlySet<string> = new Set(['approvals', 'payments', 'instructions', 'bulkFiles']);

export function concernsApprovals(change: Change): boolean {
  return 'of' in change && orderKinds.has(change.of);
}

/** Enough others have authorised whatever was released, nobody twice, and an order waits as long as its approval. */
export function brokenInApprovals({ records }: Bank): BrokenInvariant[] {
  return records.all('approvals').flatMap((approval) => {
    const { id, makerId, decisions, needed, state, subjectId } = approval;
    const found: BrokenInvariant[] = [];
    const given = decisions.filter(({ decision }) => decision === 'approved').map(({ userId }) => userId);
    if (new Set(given).size !== given.length || given.includes(makerId)) {
      found.push(broken('authorisers-are-others', `${given.join(', ')} authorised ${id} of ${makerId}`));
    }
    if ((state === 'approved') !== given.length >= needed || (state === 'rejected') !== isDeclined(approval)) {
      found.push(broken('approvals-follow-decisions', `Approval ${id} is ${state} with ${given.length} of ${needed}`));
    }
    const order =
      records.find('payments', subjectId) ??
      records.find('instructions', subjectId) ??
      records.find('bulkFiles', subjectId);
    if (order !== undefined && (order.state === 'pending-approval') !== (state === 'pending')) {
      found.push(broken('orders-wait-for-approval', `Order ${subjectId} is ${order.state}, its approval ${state}`));
    }
    return found;
  });
}

function isDeclined({ decisions }: ApprovalRecord): boolean {
  return decisions.some(({ decision }) => decision === 'declined');
}

function broken(invariant: string, message: string): BrokenInvariant {
  return { invariant, message };
}
