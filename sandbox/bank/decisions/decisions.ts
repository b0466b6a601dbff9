import { hasDecided, shownTo } from '#sandbox/bank/approvals/approvals.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import type { ApprovalRecord } from '#sandbox/bank/records/approval.ts';
import type { RequiredConfirmation } from '#sandbox/bank/security/challenges.ts';
import { confirmationOf } from '#sandbox/bank/security/strong-authentication.ts';
import type { ReleaseRefusal } from './approval-kind.ts';
import { kindOf } from './approval-kinds.ts';
import { endApproval } from './ending.ts';

export type DecisionRefusal =
  | ReleaseRefusal
  | 'approval-not-found'
  /** Somebody else decided first, or this customer decided otherwise. */
  | 'decided-already'
  | 'approval-expired';

export type DecisionVerdict =
  | {
      readonly outcome: 'decided';
      readonly rule: string;
      readonly approval: ApprovalRecord;
      readonly requiredConfirmation?: RequiredConfirmation | undefined;
      readonly changes: readonly Change[];
    }
  | { readonly outcome: 'refused'; readonly reason: DecisionRefusal };

/** An approval of this customer's entities by its token. Their own requests are not among them. */
function findApproval(bank: Bank, customer: Customer, token: string): ApprovalRecord | undefined {
  return shownTo(bank, customer).find(({ id }) => tokenOf(bank, customer.session, 'approval', id) === token);
}

/**
 * One authoriser's yes, which needs a code. The subject is checked again each time; only the last approval releases it.
 * A repeated request changes nothing.
 */
export function approve(bank: Bank, customer: Customer, token: string): DecisionVerdict {
  const found = findOpen(bank, customer, token, 'approved');
  if ('outcome' in found) return found;
  const kind = kindOf(found);
  const reason = kind.objection(bank, found);
  if (reason !== undefined) return { outcome: 'refused', reason };
  const given = withDecision(bank, customer, found, 'approved');
  const isLast = given.decisions.length >= given.needed;
  const changes: readonly Change[] = isLast
    ? endApproval(bank, given, 'approved')
    : [{ change: 'update', of: 'approvals', record: given }];
  return {
    outcome: 'decided',
    rule: isLast ? 'approvals.authorised' : 'approvals.authorised-by-one',
    approval: afterThat(given, changes),
    requiredConfirmation: confirmationOf(
      bank,
      customer,
      'authoriseItem',
      `to authorise the ${kind.named(bank, found)}`,
    ),
    changes,
  };
}

/** One authoriser's no, which ends it. Nothing moves, so no code is needed. */
export function decline(bank: Bank, customer: Customer, token: string): DecisionVerdict {
  const found = findOpen(bank, customer, token, 'declined');
  if ('outcome' in found) return found;
  const declined = withDecision(bank, customer, found, 'declined');
  const changes = endApproval(bank, declined, 'rejected');
  return { outcome: 'decided', rule: 'approvals.declined', approval: afterThat(declined, changes), changes };
}

type Decision = ApprovalRecord['decisions'][number]['decision'];

function findOpen(bank: Bank, customer: Customer, token: string, wanted: Decision): ApprovalRecord | DecisionVerdict {
  const { user } = customer;
  if (!user.permittedFunctions.includes('approver')) return { outcome: 'refused', reason: 'function-missing' };
  const found = findApproval(bank, customer, token);
  if (found === undefined) return { outcome: 'refused', reason: 'approval-not-found' };
  if (found.decisions.some(({ userId, decision }) => userId === user.id && decision === wanted)) {
    return { outcome: 'decided', rule: 'approvals.decided-before', approval: found, changes: [] };
  }
  if (found.state === 'expired') return { outcome: 'refused', reason: 'approval-expired' };
  if (found.state !== 'pending' || hasDecided(customer, found))
    return { outcome: 'refused', reason: 'decided-already' };
  return found;
}

function withDecision(bank: Bank, { user }: Customer, approval: ApprovalRecord, decision: Decision): ApprovalRecord {
  return { ...approval, decisions: [...approval.decisions, { userId: user.id, at: bank.clock.now, decision }] };
}

/** The approval as these changes leave it. */
function afterThat(approval: ApprovalRecord, changes: readonly Change[]): ApprovalRecord {
  const updated = changes.find((change) => change.change === 'update' && change.of === 'approvals');
  return updated?.change === 'update' && updated.of === 'approvals' ? updated.record : approval;
}
