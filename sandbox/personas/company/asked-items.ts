import { bookReferenceOf, leavesOf } from '#sandbox/bank/cheques/book-orders.ts';
import { referenceNumberOf } from '#sandbox/bank/numbers/payment-numbers.ts';
import { detailsOf, subjectPayeeOf } from '#sandbox/bank/payees/payee-details.ts';
import { payeeReferenceOf } from '#sandbox/bank/payees/payee-numbers.ts';
import type { ApprovalRecord } from '#sandbox/bank/records/approval.ts';
import type { BookKind, ChequeBookRecord } from '#sandbox/bank/records/cheque-book.ts';
import type { InstructionRecord } from '#sandbox/bank/records/instruction.ts';
import type { PayeeRecord } from '#sandbox/bank/records/payee.ts';
import type { PayeeEventRecord } from '#sandbox/bank/records/payee-event.ts';
import type { PaymentRecord } from '#sandbox/bank/records/payment.ts';
import { orderTo } from '#sandbox/personas/payees/order-to.ts';
import { instantOn } from '#sandbox/personas/time/london-instant.ts';
import { dayNumberOf, personaDay } from '#sandbox/personas/time/persona-day.ts';
import { addDays, type CalendarDay, londonDayOf } from '#src/kernel/calendar.ts';
import { epochMsOf, type Instant, instantFromMs } from '#src/kernel/instant.ts';

/** Who orders what somebody else must authorise, and from where. */
export interface Asking {
  readonly makerId: string;
  readonly partyId: string;
  readonly accountId: string;
  /** After the number of any order made here, so that no number is used twice. */
  readonly firstNumber: number;
}

export interface AskedSum {
  readonly number: number;
  readonly minor: number;
  readonly reference: string;
  readonly at: Instant;
  readonly valueOn: CalendarDay;
}

export function orderOf({ makerId, partyId, accountId, firstNumber }: Asking, payee: PayeeRecord, sum: AskedSum) {
  const { number, minor, reference, at: orderedAt, valueOn } = sum;
  const id = `${makerId}:order-${firstNumber + number}`;
  return {
    id,
    userId: makerId,
    sessionId: before(makerId),
    partyId,
    accountId,
    ...orderTo(payee),
    isNewPayee: false,
    minor,
    currency: 'GBP',
    reference,
    orderedAt,
    confirmedAt: orderedAt,
    referenceNumber: referenceNumberOf(id, londonDayOf(orderedAt)),
    state: 'pending-approval',
    valueOn,
  } as const satisfies PaymentRecord;
}

/** The order as a monthly one for a year. */
export function regularly(
  { valueOn: _, ...order }: ReturnType<typeof orderOf>,
  startOn: CalendarDay,
): InstructionRecord {
  return {
    ...order,
    type: 'REC',
    frequency: '50',
    startOn,
    endOn: addDays(startOn, 365),
    runs: 0,
    paidOn: [],
    missedOn: [],
    nextOn: null,
  };
}

interface AskedFor {
  readonly subjectId: string;
  readonly number: number;
  readonly at: Instant;
}

export function asked(
  { makerId, partyId, firstNumber }: Asking,
  kind: ApprovalRecord['kind'],
  { subjectId, number, at: madeAt }: AskedFor,
): ApprovalRecord {
  return {
    id: `${makerId}:approval-${number}`,
    partyId,
    makerId,
    kind,
    subjectId,
    referenceNumber: referenceNumberOf(`${makerId}:order-${firstNumber + number}`, londonDayOf(madeAt)),
    madeAt,
    needed: 1,
    decisions: [],
    state: 'pending',
    endedAt: null,
  };
}

/** A book that is not delivered yet. */
export function bookAsked(
  { makerId, partyId, accountId }: Asking,
  kind: BookKind,
  number: number,
  orderedAt: Instant,
): ChequeBookRecord {
  return {
    id: `${makerId}:book-${number}`,
    kind,
    accountId,
    partyId,
    userId: makerId,
    referenceNumber: bookReferenceOf(kind, number, londonDayOf(orderedAt)),
    orderedAt,
    deliveredOn: null,
    firstNumber: null,
    leaves: leavesOf[kind],
  };
}

interface Numbered {
  readonly number: number;
  readonly at: Instant;
}

/** What is asked about a payee who was added. */
export function payeeAsked(asking: Asking, payee: PayeeRecord, { number, at }: Numbered): ApprovalRecord {
  return {
    ...asked(asking, 'payee', { subjectId: payee.id, number, at }),
    payee: subjectPayeeOf(payee),
    referenceNumber: payeeReferenceOf(payee, payee, at),
  };
}

/** Another name for a payee who is there. */
export function changeAsked(
  asking: Asking,
  payee: PayeeRecord,
  nickName: string,
  { number, at }: Numbered,
): { readonly payee: PayeeRecord; readonly approval: ApprovalRecord; readonly event: PayeeEventRecord } {
  const { makerId, partyId } = asking;
  const amendment = { ...detailsOf(payee), nickName, sessionId: before(makerId) };
  const referenceNumber = payeeReferenceOf(payee, amendment, at);
  return {
    payee: { ...payee, amendment },
    approval: {
      ...asked(asking, 'payee-change', { subjectId: payee.id, number, at }),
      referenceNumber,
      payee: subjectPayeeOf(amendment),
      formerPayee: subjectPayeeOf(payee),
    },
    event: {
      id: `${payee.id}:changed`,
      kind: 'changed',
      payeeId: payee.id,
      groupId: payee.groupId,
      partyId,
      userId: makerId,
      title: nickName,
      accountNumber: amendment.accountNumber,
      sortCode: amendment.sortCode,
      referenceNumber,
      at,
    },
  };
}

/** London time so many days before. */
export function timeBefore(day: CalendarDay, daysBefore: number, hour: number, minute: number): Instant {
  return instantOn(personaDay(dayNumberOf(day) - daysBefore), hour * 3600 + minute * 60);
}

export function later(instant: Instant, minutes: number): Instant {
  return instantFromMs(epochMsOf(instant) + minutes * 60_000);
}

function before(makerId: string): string {
  return `${makerId}:before`;
}
