import { draftBulkFile } from '#sandbox/bank/bulk/bulk-drafts.ts';
import { authoriseBulkFile, type BulkOrderVerdict, uploadBulkFile } from '#sandbox/bank/bulk/bulk-orders.ts';
import { type RowWarning, rowWarningsOf } from '#sandbox/bank/bulk/sort-code-objections.ts';
import { loadSpreadsheetReader } from '#sandbox/bank/bulk/spreadsheet-reader.ts';
import type { BulkFileRecord } from '#sandbox/bank/records/bulk-file.ts';
import { approvalRequired } from '#sandbox/http/payments/payment-wire.ts';
import type { Handlers } from '#sandbox/http/pipeline/handler.ts';
import { refusalsBy } from '#sandbox/http/refusals/reasons.ts';
import { moneyFromDecimal } from '#src/kernel/money.ts';
import { fileStatuses, reasonOf } from './bulk-wire.ts';

const refusal = refusalsBy('bulk', {
  'function-missing': 'accessDenied',
  'account-not-found': 'accountNotFound',
  'account-may-not-pay': 'accountMayNotPay',
  'account-frozen': 'accountFrozen',
  'file-not-found': 'fileNotFound',
  'file-name': 'fileNameCharacters',
  'file-name-used': 'fileNameUsed',
  'file-size': 'fileSize',
  'file-differs': 'fileDiffers',
  dates: 'paymentDates',
  'below-minimum': 'belowMinimum',
  'above-maximum': 'aboveMaximum',
  'above-ceiling': 'aboveCeiling',
  'over-daily-amount': 'overDailyAmount',
  'over-daily-count': 'overDailyCount',
  'not-enough-funds': 'notEnoughFunds',
} as const);

export const bulkOrderHandlers = {
  createBulkFile: {
    serves: 'customer',
    load: loadSpreadsheetReader,
    decide: ({ bank, customer, body }) => {
      const { accountId, date, fileName, fileData, numRows, totalAmount } = body;
      const minor = moneyFromDecimal(totalAmount.amount, 'GBP')?.minor ?? -1;
      const verdict = draftBulkFile(bank, customer, {
        accountToken: accountId.value,
        payOn: date,
        fileName,
        content: fileData,
        claimed: { count: numRows, minor },
      });
      if (verdict.outcome === 'refused') {
        const { reason } = verdict;
        // The contract gives this call no answer for a file that is not found.
        return refusal({ reason });
      }
      const { file, changes } = verdict;
      const { fileUpload } = receiptOf(file);
      const done = { fileUpload: { ...fileUpload, recordWarnings: rowWarningsOf(file).map(toWarning) } };
      return { rule: 'bulk.drafted', answer: { done, status: 201 }, changes };
    },
  },
  uploadBulkFile: {
    serves: 'customer',
    decide: ({ bank, customer, path, body }) => {
      const verdict = uploadBulkFile(bank, customer, {
        id: path.fileId,
        fileName: body.fileName,
        content: body.fileContent,
        payOn: body.valueDate,
        partyToken: body.customerId,
        accountToken: body.debitAccountId.value,
        fileIdentifier: body.fileIdentifier,
      });
      return ordered(verdict, (file) => ({ done: receiptOf(file), status: 201 as const }));
    },
  },
  authoriseBulkFile: {
    serves: 'customer',
    decide: ({ bank, customer, path }) =>
      ordered(authoriseBulkFile(bank, customer, path.fileId), (file) => {
        const done = receiptOf(file);
        const says = { referenceNumber: file.id };
        return file.state === 'pending-approval'
          ? { done, status: 202 as const, says: { ...says, warning: approvalRequired } }
          : { done, says };
      }),
  },
} satisfies Partial<Handlers>;

function ordered<Answer>(verdict: BulkOrderVerdict, answerFor: (file: BulkFileRecord) => Answer) {
  if (verdict.outcome === 'refused') return refusal(verdict);
  const { rule, file, requiredConfirmation, changes } = verdict;
  return { rule, answer: answerFor(file), requiredConfirmation, changes };
}

function toWarning({ row, code }: RowWarning) {
  return { recordId: String(row), errorCode: code, errorMessage: reasonOf({ code, text: null }) };
}

function receiptOf({ id, state }: BulkFileRecord) {
  return { fileUpload: { key: { id }, fileStatus: fileStatuses[state] } };
}
