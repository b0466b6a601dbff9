import { approvalExpiryKind } from '#sandbox/bank/approvals/approvals.ts';
import { bookDeliveryKind, deliverBook } from '#sandbox/bank/cheques/book-orders.ts';
import type { JobKinds } from '#sandbox/bank/engine/bank.ts';
import { holdSettleKind, settleHold } from '#sandbox/bank/engine/holds.ts';
import { instructionRunKind, runInstruction } from '#sandbox/bank/instructions/instruction-runs.ts';
import { paymentResolvedKind, resolvePendingPayment } from '#sandbox/bank/payments/payments.ts';
import { sessionWatchKind, watchSession } from '#sandbox/bank/session/sessions.ts';
import { expireApproval } from './approval-expiry.ts';

export const bankJobKinds: JobKinds = {
  [sessionWatchKind]: watchSession,
  [holdSettleKind]: settleHold,
  [paymentResolvedKind]: resolvePendingPayment,
  [instructionRunKind]: runInstruction,
  [approvalExpiryKind]: expireApproval,
  [bookDeliveryKind]: deliverBook,
};
