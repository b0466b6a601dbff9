import type { ApprovalRecord } from '#sandbox/bank/records/approval.ts';
import type { ApprovalKind } from './approval-kind.ts';
import { chequeBookApproval, payInBookApproval } from './book-approvals.ts';
import { bulkApproval } from './bulk-approvals.ts';
import { instructionApproval, paymentApproval } from './order-approvals.ts';
import { payeeApproval, payeeChangeApproval } from './payee-approvals.ts';

const approvalKinds: Readonly<Record<ApprovalRecord['kind'], ApprovalKind>> = {
  payment: paymentApproval,
  instruction: instructionApproval,
  payee: payeeApproval,
  'payee-change': payeeChangeApproval,
  'bulk-file': bulkApproval,
  'cheque-book': chequeBookApproval,
  'pay-in-book': payInBookApproval,
};

export function kindOf({ kind }: ApprovalRecord): ApprovalKind {
  return approvalKinds[kind];
}
