import type { PersonaBook } from '#sandbox/bank/records/persona.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import type { Bank } from './bank.ts';
import type { Change } from './change.ts';

export interface KnownUser {
  readonly user: UserRecord;
  readonly opening: readonly Change[];
}

/**
 * The customer with that User ID. On first use, `opening` brings in their persona as of the bank's opening day, with the
 * colleagues of the same company.
 */
export function knownUser(bank: Bank, userId: string): KnownUser | undefined {
  const user = bank.records.find('users', userId);
  if (user !== undefined) {
    pendingBooks.delete(bank);
    return { user, opening: [] };
  }
  const books = booksOf(bank, userId);
  const [own] = books;
  return own === undefined ? undefined : { user: own.user, opening: books.flatMap(openingOf) };
}

function openingOf(book: PersonaBook): readonly Change[] {
  return [
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
    ...book.approvals.map((record): Change => ({ change: 'insert', of: 'approvals', record })),
    ...(book.alertSubscriptions ?? []).map(
      (record): Change => ({ change: 'insert', of: 'alertSubscriptions', record }),
    ),
    ...(book.accessRequests ?? []).map((record): Change => ({ change: 'insert', of: 'accessRequests', record })),
    ...(book.accountAccesses ?? []).map((record): Change => ({ change: 'insert', of: 'accountAccesses', record })),
    { change: 'bring-in', personaId: book.user.id, postings: book.postings },
    ...book.jobs.map((job): Change => ({ change: 'schedule', job })),
  ];
}

export function makeBook({ plan, personas, openingDay }: Bank, personaId: string): PersonaBook | undefined {
  if (!Object.hasOwn(personas, personaId)) return undefined;
  return personas[personaId]?.open(plan.seed, openingDay);
}

/**
 * Kept until its customer is committed: a long book takes as long as a hundred requests and may be needed repeatedly.
 */
const pendingBooks = new WeakMap<Bank, { readonly personaId: string; readonly books: readonly PersonaBook[] }>();

/** The persona's own book first; none for an unknown persona. */
function booksOf(bank: Bank, personaId: string): readonly PersonaBook[] {
  const made = pendingBooks.get(bank);
  if (made?.personaId === personaId) return made.books;
  const own = makeBook(bank, personaId);
  const others = (own?.opensWith ?? []).map((id) => makeBook(bank, id));
  const books = [own, ...others].filter((book) => book !== undefined);
  pendingBooks.set(bank, { personaId, books });
  return books;
}
