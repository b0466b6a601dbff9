import { expireApproval } from './approval-expiry.ts';
import { approvalExpiryKind } from './approvals.ts';
import type { JobKinds } from './bank.ts';
import { holdSettleKind, settleHold } from './holds.ts';
import { instructionRunKind, runInstruction } from './instruction-runs.ts';
import { learnOfPayment, paymentKnownKind } from './payments.ts';
import { sessionWatchKind, watchSession } from './sessions.ts';

/** What every bank does by itself, whatever its stories bring. */
export const bankJobKinds: JobKinds = {
  [sessionWatchKind]: watchSession,
  [holdSettleKind]: settleHold,
  [paymentKnownKind]: learnOfPayment,
  [instructionRunKind]: runInstruction,
  [approvalExpiryKind]: expireApproval,
};
