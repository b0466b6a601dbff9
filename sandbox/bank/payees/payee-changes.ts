import { needsApproval, requestApproval } from '#sandbox/bank/approvals/approvals.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import type { ApprovalRecord } from '#sandbox/bank/records/approval.ts';
import type { PayeeDetails, PayeeRecord } from '#sandbox/bank/records/payee.ts';
import { confirmationOf } from '#sandbox/bank/security/strong-authentication.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { areSameDetails, detailsOf, isPayeeAlready, objectionToDetails, subjectPayeeOf } from './payee-details.ts';
import { recordPayeeEvent } from './payee-events.ts';
import { payeeReferenceOf, payeeText } from './payee-numbers.ts';
import { type PayeeStepVerdict, refused } from './payee-steps.ts';
import { findManagedPayee, type PayeeRef } from './payees.ts';

/** A change is submitted and confirmed with a code, then applied. Until then nothing changes. */

/** Submits a change to an active payee. It replaces a change not yet applied, unless that one awaits authorisation. */
export function amendPayee(bank: Bank, customer: Customer, ref: PayeeRef, given: PayeeDetails): PayeeStepVerdict {
  const found = findManagedPayee(bank, customer, ref);
  if (found.outcome === 'refused') return found;
  const { payee } = found;
  if (payee.state !== 'active' || findPendingApproval(bank, payee) !== undefined) return refused('not-ready');
  const objection = objectionToDetails(bank, customer, payee.partyId, given, payee);
  if (objection !== undefined) return refused(objection);
  const amended: PayeeRecord = { ...payee, amendment: { ...detailsOf(given), sessionId: customer.session.id } };
  return {
    outcome: 'done',
    rule: 'payees.change-submitted',
    payee: amended,
    requiredConfirmation: confirmationOf(
      bank,
      customer,
      'changePayee',
      `to change the payee ${payee.accountName} to ${payeeText(given)}`,
    ),
    changes: [{ change: 'update', of: 'payees', record: amended }],
  };
}

export function amendmentOf({ session }: Customer, { amendment }: PayeeRecord): PayeeDetails | undefined {
  return amendment?.sessionId === session.id ? amendment : undefined;
}

/** Applies the submitted change, which must be sent again with identical details. */
export function confirmPayeeChange(
  bank: Bank,
  customer: Customer,
  payee: PayeeRecord,
  amendment: PayeeDetails,
  given: PayeeDetails,
): PayeeStepVerdict {
  if (!areSameDetails(amendment, given)) return refused('not-ready');
  const pending = findPendingApproval(bank, payee);
  if (pending !== undefined) {
    const { referenceNumber } = pending;
    const rule = 'payees.confirmed-before';
    return { outcome: 'done', rule, payee, referenceNumber, needsApproval: true, changes: [] };
  }
  if (isPayeeAlready(bank, payee.partyId, amendment, payee.id)) return refused('payee-exists');
  const confirmedAt = bank.clock.now;
  const referenceNumber = payeeReferenceOf(payee, amendment, confirmedAt);
  const { partyId, id: subjectId } = payee;
  const details = { ...payee, ...detailsOf(amendment) };
  const recorded = recordPayeeEvent(bank, details, { kind: 'changed', userId: customer.user.id, referenceNumber });
  if (needsApproval(bank, partyId)) {
    const changes = [
      recorded,
      ...requestApproval(bank, {
        partyId,
        makerId: customer.user.id,
        kind: 'payee-change',
        subjectId,
        referenceNumber,
        payee: subjectPayeeOf(amendment),
        formerPayee: subjectPayeeOf(payee),
      }),
    ];
    const rule = 'payees.change-awaits-authorisation';
    return { outcome: 'done', rule, payee, referenceNumber, needsApproval: true, changes };
  }
  const changed = changedPayee(payee, amendment, confirmedAt);
  const changes: Change[] = [{ change: 'update', of: 'payees', record: changed }, recorded];
  return { outcome: 'done', rule: 'payees.changed', payee: changed, referenceNumber, changes };
}

export function changedPayee(payee: PayeeRecord, amendment: PayeeDetails, confirmedAt: Instant): PayeeRecord {
  return { ...payee, ...detailsOf(amendment), confirmedAt, amendment: null, cover: null };
}

function findPendingApproval({ records }: Bank, { id }: PayeeRecord): ApprovalRecord | undefined {
  return records
    .all('approvals')
    .find(({ kind, subjectId, state }) => kind === 'payee-change' && subjectId === id && state === 'pending');
}
