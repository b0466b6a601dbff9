import type { JobKind } from '#sandbox/bank/engine/bank.ts';
import { withdrawPayees } from '#sandbox/bank/payees/payees.ts';

/** Nobody agreed in time: nobody can any more, and what was ordered comes to nothing. */
export const expireApproval: JobKind = (job, bank) => {
  const { records } = bank;
  const approval = records.find('approvals', String(job.payload.approvalId));
  if (approval?.state !== 'pending') return [];
  const { kind, subjectId } = approval;
  const expired = { change: 'update', of: 'approvals', record: { ...approval, state: 'expired' } } as const;
  switch (kind) {
    case 'payment': {
      const payment = records.find('payments', subjectId);
      if (payment?.state !== 'pending-approval') return [expired];
      return [expired, { change: 'update', of: 'payments', record: { ...payment, state: 'failed' } }];
    }
    case 'instruction': {
      const instruction = records.find('instructions', subjectId);
      if (instruction?.state !== 'pending-approval') return [expired];
      return [expired, { change: 'update', of: 'instructions', record: { ...instruction, state: 'closed' } }];
    }
    case 'payee': {
      const payee = records.find('payees', subjectId);
      // With a payee goes what was asked about it.
      return payee?.state === 'pending-approval' ? withdrawPayees(bank, [payee]) : [expired];
    }
    case 'payee-change': {
      const payee = records.find('payees', subjectId);
      if (payee === undefined) return [expired];
      // Left where it is, the change could be made without anybody's agreement.
      return [expired, { change: 'update', of: 'payees', record: { ...payee, amendment: null } }];
    }
    default:
      return kind satisfies never;
  }
};
