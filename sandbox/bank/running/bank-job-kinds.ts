import { approvalExpiryKind } from '#sandbox/bank/approvals/approvals.ts';
import { bulkCheckKind, bulkLapseKind, checkBulkFile, lapseBulkFile } from '#sandbox/bank/bulk/bulk-checks.ts';
import { bulkCompleteKind, bulkPayKind, completeBulkFile, payBulkFile } from '#sandbox/bank/bulk/bulk-runs.ts';
import { bookDeliveryKind, deliverBook } from '#sandbox/bank/cheques/book-orders.ts';
import type { JobKinds } from '#sandbox/bank/engine/bank.ts';
import { holdSettleKind, settleHold } from '#sandbox/bank/engine/holds.ts';
import { instructionRunKind, runInstruction } from '#sandbox/bank/instructions/instruction-runs.ts';
import { answerMail, deskAnswerKind } from '#sandbox/bank/mail/desk.ts';
import { paymentResolvedKind, resolvePendingPayment } from '#sandbox/bank/payments/immediate-orders.ts';
import { magicEndKind } from '#sandbox/bank/payments/magic-end.ts';
import { endByMagic } from '#sandbox/bank/payments/payment-testing.ts';
import { sessionWatchKind, watchSession } from '#sandbox/bank/session/sessions.ts';
import { statementNewsKind, tellOfStatements } from '#sandbox/bank/statements/statement-news.ts';
import { expireApproval } from './approval-expiry.ts';

export const bankJobKinds: JobKinds = {
  [sessionWatchKind]: watchSession,
  [holdSettleKind]: settleHold,
  [paymentResolvedKind]: resolvePendingPayment,
  [magicEndKind]: endByMagic,
  [instructionRunKind]: runInstruction,
  [approvalExpiryKind]: expireApproval,
  [bookDeliveryKind]: deliverBook,
  [deskAnswerKind]: answerMail,
  [statementNewsKind]: tellOfStatements,
  [bulkCheckKind]: checkBulkFile,
  [bulkLapseKind]: lapseBulkFile,
  [bulkPayKind]: payBulkFile,
  [bulkCompleteKind]: completeBulkFile,
};
