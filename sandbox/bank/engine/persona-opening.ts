import type { PersonaBook } from '#sandbox/bank/records/persona.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import type { Bank } from './bank.ts';
import type { Change } from './change.ts';

export interface KnownUser {
  readonly user: UserRecord;
  readonly opening: readonly Change[];
}

/** The customer with that User ID. On first use, `opening` brings in their persona as of the bank's opening day. */
export function knownUser(bank: Bank, userId: string): KnownUser | undefined {
  const user = bank.records.find('users', userId);
  if (user !== undefined) {
    pendingBooks.delete(bank);
    return { user, opening: [] };
  }
  const book = bookOf(bank, userId);
  if (book === undefined) return undefined;
  const opening: Change[] = [
    { change: 'insert', of: 'users', record: book.user },
    ...book.parties.map((record): Change => ({ change: 'insert', of: 'parties', record })),
    ...book.accounts.map((record): Change => ({ change: 'insert', of: 'accounts', record })),
    ...book.holds.map((record): Change => ({ change: 'insert', of: 'holds', record })),
    ...book.mails.map((record): Change => ({ change: 'insert', of: 'mails', record })),
    ...book.resetTokens.map((record): Change => ({ change: 'insert', of: 'resetTokens', record })),
    ...book.payeeGroups.map((record): Change => ({ change: 'insert', of: 'payeeGroups', record })),
    ...book.payees.map((record): Change => ({ change: 'insert', of: 'payees', record })),
    ...book.payments.map((record): Change => ({ change: 'insert', of: 'payments', record })),
    ...(book.payeeEvents ?? []).map((record): Change => ({ change: 'insert', of: 'payeeEvents', record })),
    ...(book.chequeBooks ?? []).map((record): Change => ({ change: 'insert', of: 'chequeBooks', record })),
    ...(book.chequeMarks ?? []).map((record): Change => ({ change: 'insert', of: 'chequeMarks', record })),
    ...book.limitPackages.map((record): Change => ({ change: 'insert', of: 'limitPackages', record })),
    ...(book.instructions ?? []).map((record): Change => ({ change: 'insert', of: 'instructions', record })),
    ...(book.directDebits ?? []).map((record): Change => ({ change: 'insert', of: 'directDebits', record })),
    ...(book.bulkFiles ?? []).map((record): Change => ({ change: 'insert', of: 'bulkFiles', record })),
    ...(book.alertSubscriptions ?? []).map(
      (record): Change => ({ change: 'insert', of: 'alertSubscriptions', record }),
    ),
    ...(book.accessRequests ?? []).map((record): Change => ({ change: 'insert', of: 'accessRequests', record })),
    ...(book.accountAccesses ?? []).map((record): Change => ({ change: 'insert', of: 'accountAccesses', record })),
    { change: 'bring-in', personaId: userId, postings: book.postings },
    ...book.jobs.map((job): Change => ({ change: 'schedule', job })),
  ];
  return { user: book.user, opening };
}

export function makeBook({ plan, openingDay }: Bank, personaId: string): PersonaBook | undefined {
  if (!Object.hasOwn(plan.personas, personaId)) return undefined;
  return plan.personas[personaId]?.open(plan.seed, openingDay);
}

/**
 * Kept until its customer is committed: a long book takes as long as a hundred requests and may be needed repeatedly.
 */
const pendingBooks = new WeakMap<Bank, { readonly personaId: string; readonly book: PersonaBook | undefined }>();

function bookOf(bank: Bank, personaId: string): PersonaBook | undefined {
  const made = pendingBooks.get(bank);
  if (made?.personaId === personaId) return made.book;
  const book = makeBook(bank, personaId);
  pendingBooks.set(bank, { personaId, book });
  return book;
}
