import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { BulkFileRecord } from '#sandbox/bank/records/bulk-file.ts';
import { type CalendarDay, londonDayOf, parseCalendarDay } from '#src/kernel/calendar.ts';
import { areSameNames } from './file-names.ts';

/** Accounts that may pay a bulk file. */
export function mayPayBulk({ taskCodes, currency }: AccountRecord): boolean {
  return currency === 'GBP' && taskCodes.includes('FU_F_DFT');
}

/** The identifier under which a party uploads its files; undefined for one without an account for it. */
export function fileIdentifierOf({ records }: Pick<Bank, 'records'>, partyId: string): string | undefined {
  return records.accountsOf(partyId).some(mayPayBulk) ? fileIdentifierOfParty(partyId) : undefined;
}

export function fileIdentifierOfParty(partyId: string): string {
  return `DTF${partyId.replace(/\W/g, '').slice(-4).toUpperCase()}`;
}

export interface FilesAsked {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
}

export type FilesVerdict =
  | { readonly outcome: 'found'; readonly files: readonly BulkFileRecord[] }
  | { readonly outcome: 'refused'; readonly reason: 'function-missing' | 'dates-not-valid' };

/** The newest first. Drafts are found only by reference or name. */
export function findBulkFiles(bank: Bank, customer: Customer, { from, to, id, name }: FilesAsked): FilesVerdict {
  if (!mayView(customer)) return { outcome: 'refused', reason: 'function-missing' };
  const [first, last] = [from, to].map((text) => (text === undefined ? undefined : parseCalendarDay(text)));
  const isWrong = (from !== undefined && first === undefined) || (to !== undefined && last === undefined);
  if (isWrong || (first !== undefined && last !== undefined && first > last)) {
    return { outcome: 'refused', reason: 'dates-not-valid' };
  }
  const files = bank.records
    .all('bulkFiles')
    .filter(({ partyId }) => customer.parties.some((party) => party.id === partyId))
    .filter((file) => (file.state === 'initiated' ? isOwnDraft(file, customer) && (id ?? name) !== undefined : true))
    .filter((file) => id === undefined || file.id === id)
    .filter((file) => name === undefined || areSameNames(file.fileName, name))
    .filter((file) => isBetween(londonDayOf(fileMadeAt(file)), first, last));
  return { outcome: 'found', files: files.sort(newestFirst) };
}

/** One file of the customer's parties. */
export function findBulkFile(bank: Bank, customer: Customer, id: string): BulkFileRecord | undefined {
  const verdict = findBulkFiles(bank, customer, { id });
  return verdict.outcome === 'found' ? verdict.files[0] : undefined;
}

export function fileMadeAt({ uploadedAt, draftedAt }: BulkFileRecord) {
  return uploadedAt ?? draftedAt;
}

export function totalOf({ rows }: Pick<BulkFileRecord, 'rows'>): number {
  return rows.reduce((sum, { minor }) => sum + minor, 0);
}

/** The sender sees what they uploaded; an authoriser must see what a file holds. */
function mayView({ user }: Customer): boolean {
  const functions = user.permittedFunctions;
  return functions.includes('bulkView') || functions.includes('bulkUpload') || functions.includes('approver');
}

function isOwnDraft({ sessionId }: BulkFileRecord, { session }: Customer): boolean {
  return sessionId === session.id;
}

function isBetween(day: CalendarDay, first: CalendarDay | undefined, last: CalendarDay | undefined): boolean {
  return (first === undefined || day >= first) && (last === undefined || day <= last);
}

function newestFirst(left: BulkFileRecord, right: BulkFileRecord): number {
  const [leftAt, rightAt] = [fileMadeAt(left), fileMadeAt(right)];
  if (leftAt !== rightAt) return leftAt < rightAt ? 1 : -1;
  return left.id < right.id ? 1 : -1;
}
