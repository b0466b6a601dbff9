import { findAccountByToken } from '#sandbox/bank/accounts/accounts.ts';
import { needsApproval, requestApproval } from '#sandbox/bank/approvals/approvals.ts';
import { isWorkingDay } from '#sandbox/bank/calendar/working-days.ts';
import type { Bank, JobKind } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { NewJob } from '#sandbox/bank/engine/job-queue.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { referenceNumberOf } from '#sandbox/bank/numbers/payment-numbers.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { BookKind, ChequeBookRecord } from '#sandbox/bank/records/cheque-book.ts';
import { addDays, type CalendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import { chequesOf } from './cheques.ts';

/** What each kind needs of customer and account. */
export const needs = {
  cheque: { permission: 'chequeBooks', task: 'CH_N_CBR' },
  'pay-in': { permission: 'payInBooks', task: 'CH_N_PBR' },
} as const;

/** Assumed. */
export const leavesOf: Readonly<Record<BookKind, number>> = { cheque: 25, 'pay-in': 50 };

/** Customers are told 7 to 10 working days. */
const deliveredAfterWorkingDays = 8;
const deliveredAt = '06:00';

export type BookVerdict =
  | {
      readonly outcome: 'ordered';
      readonly rule: string;
      readonly book: ChequeBookRecord;
      readonly needsApproval: boolean;
      readonly changes: readonly Change[];
    }
  | {
      readonly outcome: 'refused';
      readonly reason: 'function-missing' | 'account-not-found' | 'account-may-not-pay' | 'account-not-of-kind';
    };

/** Orders a book for an account. Every order is one book: the service has no key against ordering twice. */
export function orderBook(bank: Bank, customer: Customer, kind: BookKind, accountToken: string): BookVerdict {
  const { permission, task } = needs[kind];
  if (!customer.user.permittedFunctions.includes(permission)) return refused('function-missing');
  const account = findAccountByToken(bank, customer, accountToken);
  if (account === undefined) return refused('account-not-found');
  if (!account.taskCodes.includes(task)) {
    const mayPay = kind === 'pay-in' || account.taskCodes.includes('PC_F_DOM');
    return refused(mayPay ? 'account-not-of-kind' : 'account-may-not-pay');
  }
  const count = bank.records.all('chequeBooks').length + 1;
  const book: ChequeBookRecord = {
    id: `book-${count}`,
    kind,
    accountId: account.id,
    partyId: account.partyId,
    userId: customer.user.id,
    referenceNumber: bookReferenceOf(kind, count, bank.today),
    orderedAt: bank.clock.now,
    deliveredOn: null,
    firstNumber: null,
    leaves: leavesOf[kind],
  };
  const needsOther = needsApproval(bank, account.partyId);
  const inserted: Change = { change: 'insert', of: 'chequeBooks', record: book };
  if (!needsOther) {
    const changes = [inserted, dispatchBook(bank, book)];
    return { outcome: 'ordered', rule: 'cheques.book-ordered', book, needsApproval: false, changes };
  }
  const { accountId: subjectId, partyId, userId: makerId, referenceNumber } = book;
  const asked = { partyId, makerId, kind: `${kind}-book`, subjectId, referenceNumber } as const;
  const changes = [inserted, ...requestApproval(bank, asked)];
  return { outcome: 'ordered', rule: 'cheques.book-awaits-authorisation', book, needsApproval: true, changes };
}

export const bookDeliveryKind = 'book.deliver';

/** Sends a book off, once nobody else has to authorise it. */
export function dispatchBook({ today }: Pick<Bank, 'today'>, book: ChequeBookRecord): Change {
  return { change: 'schedule', job: jobToDeliver(book, deliveryDayOf(today)) };
}

/** The day on which a book arrives that is sent off on that day. */
export function deliveryDayOf(sentOff: CalendarDay): CalendarDay {
  return workingDayAfter(sentOff, deliveredAfterWorkingDays);
}

export const deliverBook: JobKind = (job, bank) => {
  const book = bank.records.find('chequeBooks', String(job.payload.bookId));
  if (book === undefined || book.deliveredOn !== null) return [];
  const firstNumber = book.kind === 'cheque' ? nextChequeNumber(bank, book.accountId) : null;
  return [{ change: 'update', of: 'chequeBooks', record: { ...book, deliveredOn: bank.today, firstNumber } }];
};

export function jobToDeliver({ id }: Pick<ChequeBookRecord, 'id'>, day: CalendarDay): NewJob {
  return {
    id: `${bookDeliveryKind}:${id}`,
    dueAt: instantInLondon(day, deliveredAt),
    kind: bookDeliveryKind,
    payload: { bookId: id },
  };
}

function nextChequeNumber(bank: Bank, accountId: string): number {
  const account = bank.records.find('accounts', accountId) as AccountRecord;
  return (chequesOf(bank, account).at(-1)?.number ?? 0) + 1;
}

/** `CB2606100041`, or `PI…` for a pay-in book. */
export function bookReferenceOf(kind: BookKind, count: number, on: CalendarDay): string {
  return referenceNumberOf(`book-${count}`, on).replace(/^PB/, kind === 'cheque' ? 'CB' : 'PI');
}

export function workingDayAfter(day: CalendarDay, count: number): CalendarDay {
  let [after, left] = [day, count];
  while (left > 0) {
    after = addDays(after, 1);
    if (isWorkingDay(after)) left -= 1;
  }
  return after;
}

function refused(reason: Extract<BookVerdict, { outcome: 'refused' }>['reason']): BookVerdict {
  return { outcome: 'refused', reason };
}
