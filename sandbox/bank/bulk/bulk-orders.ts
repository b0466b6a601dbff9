import { needsApproval, requestApproval } from '#sandbox/bank/approvals/approvals.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { type DebitObjection, objectionToDebit } from '#sandbox/bank/engine/holds.ts';
import { poundsText } from '#sandbox/bank/engine/pounds-text.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import type { LimitRefusal } from '#sandbox/bank/payments/payment-limits.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { BulkFileRecord } from '#sandbox/bank/records/bulk-file.ts';
import type { Factor } from '#sandbox/bank/records/challenge.ts';
import type { RequiredConfirmation } from '#sandbox/bank/security/challenges.ts';
import { confirmationOf } from '#sandbox/bank/security/strong-authentication.ts';
import { money } from '#src/kernel/money.ts';
import { jobToCheck } from './bulk-checks.ts';
import { beginningOf, dueDayOf, processingDayOf } from './bulk-days.ts';
import { isNameUsed } from './bulk-drafts.ts';
import { fileIdentifierOf, findBulkFile, mayPayBulk, totalOf } from './bulk-files.ts';
import { bulkLimitRefusal } from './bulk-limits.ts';
import { jobToPay } from './bulk-runs.ts';

export interface BulkUpload {
  readonly id: string;
  readonly fileName: string;
  readonly content: string;
  readonly payOn: string;
  readonly partyToken: string;
  readonly accountToken: string;
  readonly fileIdentifier: string;
}

export type BulkOrderRefusal =
  | LimitRefusal
  | 'function-missing'
  | 'account-may-not-pay'
  | 'account-frozen'
  | 'file-not-found'
  | 'file-differs'
  | 'file-name-used'
  | 'dates'
  | 'not-enough-funds';

export type BulkOrderVerdict =
  | {
      readonly outcome: 'done';
      readonly rule: string;
      readonly file: BulkFileRecord;
      readonly requiredConfirmation: RequiredConfirmation | undefined;
      readonly changes: readonly Change[];
    }
  | { readonly outcome: 'refused'; readonly reason: BulkOrderRefusal };

/** Sends a draft once, with a code; repeated requests change nothing. */
export function uploadBulkFile(bank: Bank, customer: Customer, upload: BulkUpload): BulkOrderVerdict {
  const { user } = customer;
  if (!user.permittedFunctions.includes('bulkUpload')) return refused('function-missing');
  const file = findBulkFile(bank, customer, upload.id);
  if (file === undefined || file.userId !== user.id) return refused('file-not-found');
  if (!isSameFile(bank, customer, upload, file)) return refused('file-differs');
  if (file.state !== 'initiated') return unchanged('bulk.uploaded-before', file);
  const account = payingAccountOf(bank, file);
  if (account === undefined) return refused('account-may-not-pay');
  if (account.frozen) return refused('account-frozen');
  if (file.payOn < bank.today) return refused('dates');
  if (isNameUsed(bank, file.partyId, file.fileName)) return refused('file-name-used');
  const record: BulkFileRecord = { ...file, state: 'uploaded', uploadedAt: bank.clock.now };
  return {
    outcome: 'done',
    rule: 'bulk.uploaded',
    file: record,
    requiredConfirmation: confirmationOf(bank, customer, 'uploadBulkFile', `to upload ${bulkFileText(file)}`),
    changes: [
      { change: 'update', of: 'bulkFiles', record },
      { change: 'schedule', job: jobToCheck(record, bank.clock.now) },
    ],
  };
}

/** The sender authorises a verified file once. Only this, or an authoriser after it, moves money. */
export function authoriseBulkFile(bank: Bank, customer: Customer, id: string): BulkOrderVerdict {
  const { user } = customer;
  if (!user.permittedFunctions.includes('bulkUpload')) return refused('function-missing');
  const file = findBulkFile(bank, customer, id);
  if (file === undefined || file.userId !== user.id) return refused('file-not-found');
  if (file.authorisedAt !== null) return unchanged('bulk.authorised-before', file);
  if (file.state !== 'verified') return refused('file-differs');
  const refusal = objectionTo(bank, file);
  if (refusal !== undefined) return refused(refusal);
  const authorised: BulkFileRecord = {
    ...file,
    authorisedAt: bank.clock.now,
    processedOn: processingDayOf(bank, file),
  };
  const confirms = `to pay ${bulkFileText(file)}`;
  const requiredConfirmation = confirmationOf(bank, customer, 'authoriseBulkFile', confirms);
  if (!needsApproval(bank, file.partyId)) {
    return { outcome: 'done', rule: 'bulk.approved', requiredConfirmation, ...approved(bank, authorised) };
  }
  const record: BulkFileRecord = { ...authorised, state: 'pending-approval' };
  const { partyId, userId: makerId } = file;
  return {
    outcome: 'done',
    rule: 'bulk.awaits-authorisation',
    file: record,
    requiredConfirmation,
    changes: [
      { change: 'update', of: 'bulkFiles', record },
      ...requestApproval(bank, {
        partyId,
        makerId,
        kind: 'bulk-file',
        subjectId: id,
        referenceNumber: id,
        minor: totalOf(file),
      }),
    ],
  };
}

/** With what a sender confirms the authorisation of a file, if at all. */
export function authorisationFactorOf(bank: Bank, customer: Customer): Factor | null {
  return confirmationOf(bank, customer, 'authoriseBulkFile', 'to pay')?.factors[0] ?? null;
}

export type ReleaseRefusal = FileObjection | 'file-differs';

/** Pays a file that the last authoriser has authorised. The caller records the approval. */
export function releaseBulkFile(
  bank: Bank,
  file: BulkFileRecord,
):
  | { readonly outcome: 'done'; readonly changes: readonly Change[] }
  | { readonly outcome: 'refused'; readonly reason: ReleaseRefusal } {
  if (file.state !== 'pending-approval') return { outcome: 'refused', reason: 'file-differs' };
  const reason = objectionTo(bank, file);
  return reason === undefined
    ? { outcome: 'done', changes: approved(bank, file).changes }
    : { outcome: 'refused', reason };
}

function approved(bank: Bank, file: BulkFileRecord) {
  const processedOn = processingDayOf(bank, file);
  const record: BulkFileRecord = { ...file, processedOn, state: 'approved' };
  const changes: Change[] = [
    { change: 'update', of: 'bulkFiles', record },
    { change: 'schedule', job: jobToPay(record, beginningOf(bank, processedOn)) },
  ];
  return { file: record, changes };
}

type FileObjection = LimitRefusal | Exclude<DebitObjection, 'account-closed'> | 'account-may-not-pay' | 'dates';

/** Funds are needed when a file is paid the same day; otherwise they may still arrive. */
function objectionTo(bank: Bank, file: BulkFileRecord): FileObjection | undefined {
  const account = payingAccountOf(bank, file);
  if (account === undefined) return 'account-may-not-pay';
  if (account.frozen) return 'account-frozen';
  if (dueDayOf(file) < bank.today) return 'dates';
  const overLimit = bulkLimitRefusal(bank, file);
  if (overLimit !== undefined || file.payOn > bank.today) return overLimit;
  const objection = objectionToDebit(bank, account, totalOf(file));
  return objection === 'account-closed' ? 'account-may-not-pay' : objection;
}

/** Undefined where the permission has been withdrawn since the file was drafted. */
function payingAccountOf(bank: Bank, { accountId, partyId }: BulkFileRecord): AccountRecord | undefined {
  const account = bank.records.find('accounts', accountId);
  if (account === undefined || fileIdentifierOf(bank, partyId) === undefined) return undefined;
  return mayPayBulk(account) ? account : undefined;
}

function isSameFile(bank: Bank, { session }: Customer, upload: BulkUpload, file: BulkFileRecord): boolean {
  return (
    upload.fileName === file.fileName &&
    upload.content === file.content &&
    upload.payOn === file.payOn &&
    upload.fileIdentifier === file.fileIdentifier &&
    upload.partyToken === tokenOf(bank, session, 'party', file.partyId) &&
    upload.accountToken === tokenOf(bank, session, 'account', file.accountId)
  );
}

/** What a code or PIN confirms, and what is authorised: `WAGES.csv, 14 payments, £1,250.00`. */
export function bulkFileText(file: Pick<BulkFileRecord, 'rows' | 'fileName'>): string {
  const { rows, fileName } = file;
  const payments = rows.length === 1 ? '1 payment' : `${rows.length} payments`;
  return `${fileName}, ${payments}, ${poundsText(money(totalOf(file), 'GBP'))}`;
}

function unchanged(rule: string, file: BulkFileRecord): BulkOrderVerdict {
  return { outcome: 'done', rule, file, requiredConfirmation: undefined, changes: [] };
}

function refused(reason: BulkOrderRefusal): BulkOrderVerdict {
  return { outcome: 'refused', reason };
}
