import { bookReferenceOf, deliveryDayOf, jobToDeliver, leavesOf, needs } from '#sandbox/bank/cheques/book-orders.ts';
import type { ChequeBookRecord } from '#sandbox/bank/records/cheque-book.ts';
import type { Description } from '#sandbox/personas/described/description.ts';
import type { Cast } from '#sandbox/personas/persona-script.ts';
import { addDays, daysBetween, instantInLondon, londonDayOf } from '#src/kernel/calendar.ts';
import { accountCalled, accountsThat, aliasesOf, type Ground, whoMay } from './ground.ts';
import { firstNumberOf } from './numbers.ts';
import { type Planned, plansIn, refused } from './planned.ts';

/** Above those of any cheque that a history has drawn. */
const firstCheque = 7_001;

export function plannedBooks(ground: Ground): readonly Planned<ChequeBookRecord>[] {
  return ground.customer.description.books.map((said, place) => plannedBook(ground, said, place));
}

function plannedBook(
  ground: Ground,
  { account: said, kind, orderedDaysAgo }: Description['books'][number],
  place: number,
): Planned<ChequeBookRecord> {
  const where = `books[${place}]`;
  const { permission, task } = needs[kind];
  const able = accountsThat(ground, ({ taskCodes }) => taskCodes.includes(task));
  const account = said === undefined ? able[0] : able.find((each) => each === accountCalled(ground, said));
  if (account === undefined) {
    return refused(`${where}.account`, 'No such book can be ordered for this account.', ...aliasesOf(able));
  }
  const { id: accountId, partyId, openedOn } = account.record;
  const orderer = whoMay(ground, partyId, permission);
  if (orderer === undefined) return refused(where, 'Nobody may order such a book.', 'everything for one of the people');
  const { made, userIds } = ground.customer;
  const orderedOn = addDays(made.on, -orderedDaysAgo);
  if (orderedOn < openedOn) {
    const days = daysBetween(openedOn, made.on);
    return refused(`${where}.orderedDaysAgo`, 'The account was not open then.', `up to ${days}`);
  }
  const number = firstNumberOf(ground.customer, 'books') + place;
  const deliveryOn = deliveryDayOf(orderedOn);
  const isThere = deliveryOn <= made.on;
  return {
    plan: {
      id: `${userIds[0]}:book-${number}`,
      kind,
      accountId,
      partyId,
      userId: orderer.id,
      referenceNumber: bookReferenceOf(kind, number, orderedOn),
      orderedAt: instantInLondon(orderedOn, '11:20'),
      deliveredOn: isThere ? deliveryOn : null,
      firstNumber: isThere && kind === 'cheque' ? firstCheque + place * leavesOf.cheque : null,
      leaves: leavesOf[kind],
    },
  };
}

/** The books, and what delivers those on their way. */
export function booksOf(ground: Ground): {
  readonly chequeBooks: readonly ChequeBookRecord[];
  readonly jobs: NonNullable<Cast['doneToday']>['jobs'];
} {
  const chequeBooks = plansIn(plannedBooks(ground));
  const onTheirWay = chequeBooks.filter(({ deliveredOn }) => deliveredOn === null);
  const jobs = onTheirWay.map((book) => jobToDeliver(book, deliveryDayOf(londonDayOf(book.orderedAt))));
  return { chequeBooks, jobs };
}
