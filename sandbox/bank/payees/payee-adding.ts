import { needsApproval, requestApproval } from '#sandbox/bank/approvals/approvals.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { poundsText } from '#sandbox/bank/engine/pounds-text.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import type { PayeeDetails, PayeeRecord } from '#sandbox/bank/records/payee.ts';
import { confirmationOf } from '#sandbox/bank/security/strong-authentication.ts';
import { epochMsOf } from '#src/kernel/instant.ts';
import { type Money, money } from '#src/kernel/money.ts';
import { amendmentOf, confirmPayeeChange } from './payee-changes.ts';
import { areSameDetails, detailsOf, isPayeeAlready, objectionToDetails, subjectPayeeOf } from './payee-details.ts';
import { recordPayeeEvent } from './payee-events.ts';
import { payeeReferenceOf, payeeText } from './payee-numbers.ts';
import { type PayeeStepVerdict, refused } from './payee-steps.ts';
import { findManagedPayee, findPayeeGroup, mayManagePayees, newKey, type PayeeRef, withdrawPayees } from './payees.ts';

/** A payee is added in three steps: submitted, verified, confirmed. */

/** Records a payee as submitted. It cannot be paid yet and is not listed. */
export function createPayee(bank: Bank, customer: Customer, groupToken: string, given: PayeeDetails): PayeeStepVerdict {
  if (!mayManagePayees(customer)) return refused('function-missing');
  const group = findPayeeGroup(bank, customer, groupToken);
  if (group === undefined) return refused('payee-not-found');
  const objection = objectionToDetails(bank, customer, group.partyId, given);
  if (objection !== undefined) return refused(objection);
  const payee: PayeeRecord = {
    ...detailsOf(given),
    id: `payee-${newKey(customer)}`,
    groupId: group.id,
    partyId: group.partyId,
    creatorId: customer.user.id,
    state: 'submitted',
    lastReference: '',
    addedAt: bank.clock.now,
    amendment: null,
    cover: null,
  };
  return {
    outcome: 'done',
    rule: 'payees.submitted',
    payee,
    changes: [...removeOldDrafts(bank, customer, group.id), { change: 'insert', of: 'payees', record: payee }],
  };
}

/** The step between submitting and confirming. It may be repeated, and also precedes a change. */
export function verifyPayee(bank: Bank, customer: Customer, ref: PayeeRef): PayeeStepVerdict {
  const found = findManagedPayee(bank, customer, ref);
  if (found.outcome === 'refused') return found;
  const { payee } = found;
  if (payee.state === 'verified' || (payee.state === 'active' && amendmentOf(customer, payee) !== undefined)) {
    return { outcome: 'done', rule: 'payees.verified', payee, changes: [] };
  }
  if (payee.state !== 'submitted') return refused('not-ready');
  const verified: PayeeRecord = { ...payee, state: 'verified' };
  return {
    outcome: 'done',
    rule: 'payees.verified',
    payee: verified,
    changes: [{ change: 'update', of: 'payees', record: verified }],
  };
}

/**
 * Confirms a new payee, or a change to one; a repeated request changes nothing. One code also covers the `intended`
 * payment.
 */
export function confirmPayee(
  bank: Bank,
  customer: Customer,
  ref: PayeeRef,
  given: PayeeDetails,
  intended?: Money<'GBP'>,
): PayeeStepVerdict {
  const found = findManagedPayee(bank, customer, ref);
  if (found.outcome === 'refused') return found;
  const { payee } = found;
  const isAsItIs = areSameDetails(payee, given);
  const amendment = amendmentOf(customer, payee);
  if (amendment !== undefined && !isAsItIs) return confirmPayeeChange(bank, customer, payee, amendment, given);
  if (payee.state === 'submitted' || !isAsItIs) return refused('not-ready');
  const confirmedAt = payee.state === 'verified' ? bank.clock.now : (payee.confirmedAt ?? payee.addedAt);
  const referenceNumber = payeeReferenceOf(payee, payee, confirmedAt);
  switch (payee.state) {
    case 'active':
      return { outcome: 'done', rule: 'payees.confirmed-before', payee, referenceNumber, changes: [] };
    case 'pending-approval':
      return {
        outcome: 'done',
        rule: 'payees.confirmed-before',
        payee,
        referenceNumber,
        needsApproval: true,
        changes: [],
      };
    case 'verified':
      // Another payee with the same account may have been confirmed since.
      if (isPayeeAlready(bank, payee.partyId, payee, payee.id)) return refused('payee-exists');
      return confirmNew(bank, customer, { ...withCover(customer, payee, intended), confirmedAt }, referenceNumber);
    default:
      return payee.state satisfies never;
  }
}

function confirmNew(bank: Bank, customer: Customer, payee: PayeeRecord, referenceNumber: string): PayeeStepVerdict {
  const { cover } = payee;
  const andPaid = cover === null ? '' : ` and pay them ${poundsText(money(cover.minor, 'GBP'))}`;
  const requiredConfirmation = confirmationOf(
    bank,
    customer,
    'addPayee',
    `to add ${payeeText(payee)}, as a payee${andPaid}`,
  );
  const added = recordPayeeEvent(bank, payee, { kind: 'added', userId: customer.user.id, referenceNumber });
  if (!needsApproval(bank, payee.partyId)) {
    const active: PayeeRecord = { ...payee, state: 'active' };
    const changes: Change[] = [{ change: 'update', of: 'payees', record: active }, added];
    return { outcome: 'done', rule: 'payees.added', payee: active, referenceNumber, requiredConfirmation, changes };
  }
  const pending: PayeeRecord = { ...payee, state: 'pending-approval' };
  const { partyId, id: subjectId } = payee;
  return {
    outcome: 'done',
    rule: 'payees.awaits-authorisation',
    payee: pending,
    referenceNumber,
    needsApproval: true,
    requiredConfirmation,
    changes: [
      { change: 'update', of: 'payees', record: pending },
      added,
      ...requestApproval(bank, {
        partyId,
        makerId: customer.user.id,
        kind: 'payee',
        subjectId,
        referenceNumber,
        payee: subjectPayeeOf(payee),
      }),
    ],
  };
}

/** A customer without a second factor gets no code, so nothing is covered. */
function withCover({ session, user }: Customer, payee: PayeeRecord, intended: Money<'GBP'> | undefined): PayeeRecord {
  const isNamed = intended !== undefined && intended.minor > 0 && user.secondFactor !== 'none';
  return { ...payee, cover: isNamed ? { sessionId: session.id, userId: user.id, minor: intended.minor } : null };
}

/** Removes payees submitted in an earlier session and never confirmed: their tokens are invalid. */
function removeOldDrafts(bank: Bank, { user, session }: Customer, exceptGroupId: string): Change[] {
  const drafts = bank.records
    .all('payees')
    .filter(
      ({ creatorId, state, addedAt, groupId }) =>
        creatorId === user.id &&
        groupId !== exceptGroupId &&
        (state === 'submitted' || state === 'verified') &&
        epochMsOf(addedAt) < epochMsOf(session.startedAt),
    );
  return withdrawPayees(bank, drafts);
}
