import { bookReferenceOf, workingDayAfter } from '#sandbox/bank/cheques/book-orders.ts';
import { chequeCode, chequeText } from '#sandbox/bank/cheques/cheques.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { ChequeBookRecord, ChequeMarkRecord } from '#sandbox/bank/records/cheque-book.ts';
import type { Posting } from '#sandbox/bank/records/posting.ts';
import type { Cast } from '#sandbox/personas/persona-script.ts';
import { addDays, type CalendarDay, instantInLondon } from '#src/kernel/calendar.ts';

const leaves = 25;
/** How many leaves of the book in use are used. */
const usedLeaves = 12;
/** How long ago each book was ordered: one used up, one in use, one new. */
const orderedDaysAgo = [1_150, 390, 40] as const;
const deliveryDays = 8;
/** The service shows no higher numbers. */
const highestNumber = 10_000;

/** Three cheque books for each account that cheques were drawn on; the new one holds a few that will not be paid. */
export function pastCheques(
  { user, life, pastNumbersFrom = 90_000 }: Cast,
  postings: readonly Posting[],
  opens: CalendarDay,
): { readonly chequeBooks: ChequeBookRecord[]; readonly chequeMarks: ChequeMarkRecord[] } {
  const chequeBooks: ChequeBookRecord[] = [];
  const chequeMarks: ChequeMarkRecord[] = [];
  for (const [accountId, last] of lastChequesOf(postings)) {
    const account = life.accountsById.get(accountId);
    const first = last + 1 - usedLeaves - leaves;
    if (account === undefined || first < 1 || last + 3 * leaves > highestNumber) continue;
    for (const [place, daysAgo] of orderedDaysAgo.entries()) {
      const [, orderedOn] = [addDays(opens, -daysAgo), addDays(account.openedOn, 1 + place)].sort() as CalendarDay[];
      if (orderedOn === undefined || workingDayAfter(orderedOn, deliveryDays) > opens) continue;
      const count = chequeBooks.length + 1;
      const numbers = { id: `${user.id}:book-${count}`, reference: pastNumbersFrom + count };
      chequeBooks.push(bookOf(user.id, account, orderedOn, { ...numbers, first: first + place * leaves }));
    }
    chequeMarks.push(...marksIn(account, first + 2 * leaves, addDays(opens, -9)));
  }
  return { chequeBooks, chequeMarks };
}

function bookOf(
  userId: string,
  { id: accountId, partyId }: AccountRecord,
  orderedOn: CalendarDay,
  numbers: { readonly id: string; readonly reference: number; readonly first: number },
): ChequeBookRecord {
  return {
    id: numbers.id,
    kind: 'cheque',
    accountId,
    partyId,
    userId,
    referenceNumber: bookReferenceOf('cheque', numbers.reference, orderedOn),
    orderedAt: instantInLondon(orderedOn, '11:20'),
    deliveredOn: workingDayAfter(orderedOn, deliveryDays),
    firstNumber: numbers.first,
    leaves,
  };
}

function marksIn({ id: accountId, openedOn }: AccountRecord, newest: number, on: CalendarDay): ChequeMarkRecord[] {
  if (openedOn > on) return [];
  const mark = (number: number, state: ChequeMarkRecord['state'], minor: number | null): ChequeMarkRecord => {
    return { id: `${accountId} ${chequeText(number)}`, accountId, number, state, on, minor };
  };
  return [mark(newest, 'cancelled', null), mark(newest + 1, 'stopped', null), mark(newest + 2, 'rejected', 4_800_00)];
}

/** The highest cheque number drawn on each account. */
function lastChequesOf(postings: readonly Posting[]): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  for (const { code, reference, entries } of postings) {
    if (code !== chequeCode) continue;
    for (const { accountId, minor } of entries) {
      if (minor < 0) last.set(accountId, Math.max(last.get(accountId) ?? 0, Number(reference)));
    }
  }
  return last;
}
