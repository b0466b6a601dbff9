import { categoryOf, findAccountByToken } from '#sandbox/bank/accounts/accounts.ts';
import { findOwnAccount } from '#sandbox/bank/accounts/own-accounts.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { bulkFileReference } from '#sandbox/bank/numbers/payment-numbers.ts';
import { ownSortCode } from '#sandbox/bank/numbers/sort-codes.ts';
import type { BulkFileRecord } from '#sandbox/bank/records/bulk-file.ts';
import { bytesOfBase64 } from '#src/kernel/base64.ts';
import { addDays, type CalendarDay, parseCalendarDay } from '#src/kernel/calendar.ts';
import { fileIdentifierOf, mayPayBulk } from './bulk-files.ts';
import { mostBytes, readCells } from './file-cells.ts';
import { areSameNames, formatOf } from './file-names.ts';
import { type Claimed, readRows } from './file-rows.ts';

export interface BulkDraft {
  readonly accountToken: string;
  /** Days as received. */
  readonly payOn: string;
  readonly fileName: string;
  readonly content: string;
  readonly claimed: Claimed;
}

export type DraftRefusal =
  | 'function-missing'
  | 'account-not-found'
  | 'account-may-not-pay'
  | 'account-frozen'
  | 'file-name'
  | 'file-name-used'
  | 'file-size'
  | 'dates';

export type DraftVerdict =
  | { readonly outcome: 'drafted'; readonly file: BulkFileRecord; readonly changes: readonly Change[] }
  | { readonly outcome: 'refused'; readonly reason: DraftRefusal };

/** Assumed: how far ahead a file may be dated. */
const mostDaysAhead = 90;

/** Keeps a file as a draft with its payments as the bank reads them. Nothing is sent and nothing moves. */
export function draftBulkFile(bank: Bank, customer: Customer, draft: BulkDraft): DraftVerdict {
  const { user, session } = customer;
  if (!user.permittedFunctions.includes('bulkUpload')) return refused('function-missing');
  const account = findAccountByToken(bank, customer, draft.accountToken);
  if (account === undefined) return refused('account-not-found');
  const fileIdentifier = fileIdentifierOf(bank, account.partyId);
  if (categoryOf(account) !== 'demand-deposit' || !mayPayBulk(account) || fileIdentifier === undefined) {
    return refused('account-may-not-pay');
  }
  if (account.frozen) return refused('account-frozen');
  const format = formatOf(draft.fileName);
  if (format === undefined) return refused('file-name');
  if (isNameUsed(bank, account.partyId, draft.fileName)) return refused('file-name-used');
  const payOn = payDayOf(bank, draft.payOn);
  if (payOn === undefined) return refused('dates');
  const bytes = bytesOfBase64(draft.content);
  if (bytes === undefined || bytes.length === 0 || bytes.length > mostBytes) return refused('file-size');
  const { rows, wrongRows, errors } = readRows(readCells(bytes, format), draft.claimed);
  const file: BulkFileRecord = {
    id: nextReference(bank),
    userId: user.id,
    sessionId: session.id,
    partyId: account.partyId,
    accountId: account.id,
    fileIdentifier,
    fileName: draft.fileName,
    content: draft.content,
    payOn,
    rows: [...rows],
    wrongRows: [...wrongRows],
    errors: [...errors],
    draftedAt: bank.clock.now,
    uploadedAt: null,
    authorisedAt: null,
    processedOn: null,
    state: 'initiated',
  };
  const changes: Change[] = [
    ...removeOldDrafts(bank, customer),
    ...openRecipients(bank, file),
    { change: 'insert', of: 'bulkFiles', record: file },
  ];
  return { outcome: 'drafted', file, changes };
}

/** A file that failed, or was never sent, leaves its name free for the corrected one. */
export function isNameUsed({ records }: Pick<Bank, 'records'>, partyId: string, fileName: string): boolean {
  return records
    .all('bulkFiles')
    .some(
      (file) => file.partyId === partyId && !nameIsFree.includes(file.state) && areSameNames(file.fileName, fileName),
    );
}

const nameIsFree: readonly BulkFileRecord['state'][] = ['initiated', 'error', 'rejected', 'expired'];

export function payDayOf({ today }: Pick<Bank, 'today'>, text: string): CalendarDay | undefined {
  const day = parseCalendarDay(text);
  return day === undefined || day < today || day > addDays(today, mostDaysAhead) ? undefined : day;
}

/** No reference is used twice, because drafts are removed only when another is made. */
function nextReference(bank: Bank): string {
  let last = 0;
  for (const { id } of bank.records.all('bulkFiles')) {
    if (isMadeHere(id)) last = Math.max(last, Number(id.slice(-5)));
  }
  return bulkFileReference(last + 1, bank.today);
}

/** Past files of personas are numbered from 90,001, so that they never meet new ones. */
export function isMadeHere(id: string): boolean {
  return Number(id.slice(-5)) < 90_000;
}

function removeOldDrafts({ records }: Bank, { user }: Customer): Change[] {
  return records
    .all('bulkFiles')
    .filter(
      ({ userId, sessionId, state }) =>
        userId === user.id && state === 'initiated' && records.find('sessions', sessionId) === undefined,
    )
    .map(({ id }): Change => ({ change: 'remove', of: 'bulkFiles', id }));
}

/** Recipients here are opened now, so that a payment cannot affect earlier days. */
function openRecipients(bank: Bank, { rows }: BulkFileRecord): Change[] {
  const opened = new Map<string, readonly Change[]>();
  const numbers = new Set(rows.filter((row) => row.sortCode === ownSortCode).map((row) => row.accountNumber));
  for (const number of numbers) {
    const opening = findOwnAccount(bank, number)?.opening ?? [];
    const [first] = opening;
    if (first?.change === 'insert') opened.set(first.record.id, opening);
  }
  return [...opened.values()].flat();
}

function refused(reason: DraftRefusal): DraftVerdict {
  return { outcome: 'refused', reason };
}
