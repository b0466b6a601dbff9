import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { changedPayee } from '#sandbox/bank/payees/payee-changes.ts';
import { isPayeeAlready } from '#sandbox/bank/payees/payee-details.ts';
import { removePayees } from '#sandbox/bank/payees/payees.ts';
import type { ApprovalRecord } from '#sandbox/bank/records/approval.ts';
import type { ApprovalKind, ApprovalSubject } from './approval-kind.ts';

export const payeeApproval: ApprovalKind = {
  title: () => 'New payee',
  named: (_, { payee }) => `payee ${payee?.accountName ?? ''}`,
  subject: (_, approval) => subjectOf(approval),
  objection(bank, approval) {
    const payee = payeeOf(bank, approval);
    if (payee?.state !== 'pending-approval') return 'payee-not-found';
    return isPayeeAlready(bank, payee.partyId, payee, payee.id) ? 'payee-exists' : undefined;
  },
  release(bank, approval) {
    const payee = payeeOf(bank, approval);
    if (payee === undefined) return [];
    // The code that the maker entered covered a payment in that session only, which could not be made.
    return [{ change: 'update', of: 'payees', record: { ...payee, state: 'active', cover: null } }];
  },
  abandon(bank, approval) {
    const payee = payeeOf(bank, approval);
    return payee?.state === 'pending-approval' ? removePayees(bank, [payee]) : [];
  },
  afterwards: () => ({
    approved: 'You can pay them now.',
    abandoned: 'The payee has not been added. If you still want to pay them, please add them again.',
  }),
};

export const payeeChangeApproval: ApprovalKind = {
  title: () => 'Change of payee',
  named: (_, { formerPayee }) => `change to the payee ${formerPayee?.accountName ?? ''}`,
  subject: (_, approval) => subjectOf(approval),
  objection(bank, approval) {
    const payee = payeeOf(bank, approval);
    if (payee === undefined) return 'payee-not-found';
    if (payee.amendment === null) return 'not-ready';
    return isPayeeAlready(bank, payee.partyId, payee.amendment, payee.id) ? 'payee-exists' : undefined;
  },
  release(bank, approval) {
    const payee = payeeOf(bank, approval);
    if (payee?.amendment == null) return [];
    return [{ change: 'update', of: 'payees', record: changedPayee(payee, payee.amendment, bank.clock.now) }];
  },
  abandon(bank, approval) {
    const payee = payeeOf(bank, approval);
    // Otherwise the change could be applied without authorisation.
    return payee === undefined ? [] : [{ change: 'update', of: 'payees', record: { ...payee, amendment: null } }];
  },
  afterwards: () => ({
    approved: 'Payments to them go to the new details from now on.',
    abandoned: 'The payee stays as before.',
  }),
};

function payeeOf({ records }: Bank, { subjectId }: ApprovalRecord) {
  return records.find('payees', subjectId);
}

function subjectOf({ payee, formerPayee }: ApprovalRecord): ApprovalSubject {
  return { ...(payee === undefined ? {} : { payee }), ...(formerPayee === undefined ? {} : { formerPayee }) };
}
