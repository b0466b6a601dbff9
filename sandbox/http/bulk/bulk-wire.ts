import { toldDayOf } from '#sandbox/bank/bulk/bulk-days.ts';
import { fileMadeAt } from '#sandbox/bank/bulk/bulk-files.ts';
import { authorisationFactorOf } from '#sandbox/bank/bulk/bulk-orders.ts';
import { byStatus, type FileLine, failedStatuses, linesOf, totalOfLines } from '#sandbox/bank/bulk/file-lines.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import type { BulkFileRecord } from '#sandbox/bank/records/bulk-file.ts';
import { amount } from '#sandbox/http/pipeline/plain-wire.ts';
import type { RefusalName } from '#sandbox/http/refusals/refusals.ts';
import { refusals } from '#sandbox/http/refusals/refusals.ts';
import type { components } from '#src/api/schema.generated.d.ts';
import { instantInLondon, londonDayOf } from '#src/kernel/calendar.ts';
import { epochMsOf, type Instant } from '#src/kernel/instant.ts';
import { money } from '#src/kernel/money.ts';

type Schemas = components['schemas'];

export const fileStatuses = {
  initiated: 'INITIATED',
  uploaded: 'UPLOADED',
  verified: 'VERIFIED',
  'pending-approval': 'VERIFIED',
  approved: 'APPROVED',
  processing: 'PROCESSING_IN_PROGRESS',
  completed: 'COMPLETED',
  error: 'ERROR',
  rejected: 'REJECTED',
  expired: 'EXPIRED',
} as const satisfies Record<BulkFileRecord['state'], string>;

export function toBulkFile(bank: Bank, customer: Customer, file: BulkFileRecord): Schemas['BulkFileDetails'] {
  const { session, user } = customer;
  const { id, fileName, state, fileIdentifier, payOn, accountId } = file;
  const isOwnConfirmationDue = state === 'verified' && file.userId === user.id;
  const lines = linesOf(file);
  return {
    fileUpload: {
      key: { id },
      fileName,
      fileStatus: fileStatuses[state],
      fileIdentifier,
      transaction: 'DTF',
      creationDate: londonTime(fileMadeAt(file)),
      valueDate: payOn,
      processingDate: neverPaid.includes(state) ? null : toldDayOf(bank, file),
      debitAccountId: {
        value: tokenOf(bank, session, 'account', accountId),
        displayValue: bank.records.find('accounts', accountId)?.number ?? '',
      },
      totalRecords: lines.length,
      failedRecords: lines.filter(({ status }) => failedStatuses.includes(status)).length,
      totalAmount: amount(sumOf(lines)),
      recordCounts: countsOf(lines),
      isOwnConfirmationDue,
      ownConfirmationFactor: isOwnConfirmationDue ? authorisationFactorOf(bank, customer) : null,
    },
  };
}

const neverPaid: readonly BulkFileRecord['state'][] = ['error', 'rejected', 'expired'];

function countsOf(lines: readonly FileLine[]): Schemas['BulkRecordCount'][] {
  return [...byStatus(lines)].map(([status, some]) => ({
    status,
    count: some.length,
    totalAmount: amount(sumOf(some)),
  }));
}

function sumOf(lines: readonly FileLine[]) {
  return money(totalOfLines(lines), 'GBP');
}

export function toBulkRecord(line: FileLine): Schemas['BulkRecord'] {
  const { row, name, sortCode, accountNumber, type, reference, minor, valueOn, status, code } = line;
  const record: Schemas['BulkRecord'] = {
    recordId: String(row),
    payeeName: name,
    sortCode,
    accountNumber,
    reference,
    valueDate: valueOn,
    recordStatus: status,
    errorCode: code,
    errorMessage: reasonOf(line),
  };
  if (type === 'FP' || type === 'BACS') record.paymentType = type;
  if (minor !== null) record.amount = amount(money(minor, 'GBP'));
  return record;
}

/** Why a payment was not made, in the bank's words. */
export function reasonOf({ code, text }: Pick<FileLine, 'code' | 'text'>): string | null {
  const known = rowRefusals.map((name) => refusals[name]).find((refusal) => refusal.code === code);
  return text ?? known?.detail ?? null;
}

const rowRefusals = [
  'badSortCode',
  'noFastPayments',
  'creditNotAllowed',
  'accountNotOfKind',
  'accountFrozen',
  'notEnoughFunds',
] as const satisfies readonly RefusalName[];

/** `2026-03-02T09:30:00` in London. */
function londonTime(instant: Instant): string {
  const day = londonDayOf(instant);
  const seconds = Math.floor((epochMsOf(instant) - epochMsOf(instantInLondon(day, '12:00'))) / 1000) + 12 * 3600;
  const two = (count: number) => String(count).padStart(2, '0');
  return `${day}T${two(Math.floor(seconds / 3600))}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
}
