import { toldDayOf } from '#sandbox/bank/bulk/bulk-days.ts';
import { fileMadeAt, statusOfRow, totalOf } from '#sandbox/bank/bulk/bulk-files.ts';
import { authorisationFactorOf } from '#sandbox/bank/bulk/bulk-orders.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import type { BulkFileRecord, BulkRowRecord } from '#sandbox/bank/records/bulk-file.ts';
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

export function toBulkFile(bank: Bank, { session, user }: Customer, file: BulkFileRecord): Schemas['BulkFileDetails'] {
  const { id, fileName, state, fileIdentifier, payOn, accountId, rows } = file;
  const isOwnConfirmationDue = state === 'verified' && file.userId === user.id;
  const counts = new Map<string, number>();
  for (const row of rows) {
    const status = statusOfRow(file, row);
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
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
      totalRecords: rows.length,
      failedRecords: rows.filter(({ outcome }) => outcome.startsWith('rejected:')).length,
      totalAmount: amount(money(totalOf(file), 'GBP')),
      recordCounts: [...counts].map(([status, count]) => ({ status, count })),
      isOwnConfirmationDue,
      ownConfirmationFactor: isOwnConfirmationDue ? authorisationFactorOf(user) : null,
    },
  };
}

const neverPaid: readonly BulkFileRecord['state'][] = ['error', 'rejected', 'expired'];

export function toBulkRecord(file: BulkFileRecord, row: BulkRowRecord, place: number): Schemas['BulkRecord'] {
  const { name, sortCode, accountNumber, type, reference, minor, valueOn } = row;
  const { code, text } = reasonOf(row);
  return {
    recordId: String(place + 1),
    payeeName: name,
    sortCode,
    accountNumber,
    paymentType: type,
    reference,
    amount: amount(money(minor, 'GBP')),
    valueDate: valueOn,
    recordStatus: statusOfRow(file, row),
    errorCode: code,
    errorMessage: text,
  };
}

/** Why a payment was rejected, in the bank's words. */
export function reasonOf({ outcome }: BulkRowRecord): { readonly code: string | null; readonly text: string | null } {
  if (!outcome.startsWith('rejected:')) return { code: null, text: null };
  const code = outcome.slice('rejected:'.length);
  const known = rowRefusals.map((name) => refusals[name]).find((refusal) => refusal.code === code);
  return { code, text: known?.detail ?? null };
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
