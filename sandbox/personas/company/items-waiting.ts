import { approvalDays, jobToExpire } from '#sandbox/bank/approvals/approvals.ts';
import { fileIdentifierOfParty } from '#sandbox/bank/bulk/bulk-files.ts';
import { sameOrNextWorkingDay } from '#sandbox/bank/calendar/working-days.ts';
import { bookReferenceOf, leavesOf } from '#sandbox/bank/cheques/book-orders.ts';
import { referenceNumberOf } from '#sandbox/bank/numbers/payment-numbers.ts';
import { detailsOf, subjectPayeeOf } from '#sandbox/bank/payees/payee-details.ts';
import { payeeReferenceOf } from '#sandbox/bank/payees/payee-numbers.ts';
import type { ApprovalRecord } from '#sandbox/bank/records/approval.ts';
import { type BookKind, bookKinds, type ChequeBookRecord } from '#sandbox/bank/records/cheque-book.ts';
import type { InstructionRecord } from '#sandbox/bank/records/instruction.ts';
import type { PayeeRecord } from '#sandbox/bank/records/payee.ts';
import type { PaymentRecord } from '#sandbox/bank/records/payment.ts';
import { castingOf } from '#sandbox/personas/casting.ts';
import { waitingBulkFile } from '#sandbox/personas/lives/past-bulk-files.ts';
import { elsewhere, payeesOf } from '#sandbox/personas/payees/payee-plan.ts';
import type { Cast } from '#sandbox/personas/persona-script.ts';
import { instantOn } from '#sandbox/personas/time/london-instant.ts';
import { dayNumberOf, personaDay } from '#sandbox/personas/time/persona-day.ts';
import { addDays, type CalendarDay, londonDayOf } from '#src/kernel/calendar.ts';
import { epochMsOf, type Instant, instantFromMs } from '#src/kernel/instant.ts';
import { makerId, makerNumber, secondApproverId } from './company.ts';

interface Company {
  readonly openingDay: CalendarDay;
  readonly partyId: string;
  readonly accountId: string;
  readonly payees: readonly PayeeRecord[];
}

type Items = Required<
  Pick<
    Cast,
    | 'payments'
    | 'instructions'
    | 'payeeGroups'
    | 'payees'
    | 'payeeEvents'
    | 'chequeBooks'
    | 'bulkFiles'
    | 'approvals'
    | 'doneToday'
  >
>;

/** What the maker ordered before the opening day, and nobody has released: one item of each kind, and awkward ones. */
export function itemsWaiting(company: Company): Items {
  const evening = eveningBefore(company);
  const orders = ordersWaiting(company);
  const fuels = payeeWaiting(company);
  const change = changeWaiting(company);
  const books = bookKinds.map((kind, place) => bookOf(company, kind, 91_000 + place, evening));
  const file = fileWaiting(company);
  const approvals: ApprovalRecord[] = [
    ...orders.approvals,
    ...fuels.approvals,
    change.approval,
    { ...asked(company, 'bulk-file', file.id, 10, file.authorisedAt ?? evening), referenceNumber: file.id },
    ...books.map(({ kind, referenceNumber }, place) => ({
      ...asked(company, `${kind}-book`, company.accountId, 8 + place, evening),
      referenceNumber,
    })),
  ];
  return {
    payments: orders.payments,
    instructions: ({ standingOrders }) => [...standingOrders, orders.instruction],
    bulkFiles: () => [file],
    payeeGroups: fuels.payeeGroups,
    payees: [...company.payees.map((payee) => (payee.id === change.payee.id ? change.payee : payee)), ...fuels.payees],
    payeeEvents: [change.event],
    chequeBooks: books,
    approvals,
    doneToday: {
      postings: [],
      holds: [],
      jobs: approvals.filter(({ state }) => state === 'pending').map(jobToExpire),
    },
  };
}

function eveningBefore({ openingDay }: Company): Instant {
  return at(openingDay, 1, 17, 20);
}

/** Payments to be made, one that needs two, one dated in the past and one too late, and a regular payment. */
function ordersWaiting(company: Company) {
  const { openingDay, payees } = company;
  const vets = payeeCalled(payees, 'eastlingham-vets');
  const lastWeek = at(openingDay, 8, 11, 5);
  const longAgo = at(openingDay, approvalDays + 1, 10, 15);
  const today = sameOrNextWorkingDay(openingDay);
  const recent = { at: eveningBefore(company), valueOn: today };

  const trims = orderOf(company, payeeCalled(payees, 'valley-forge'), {
    ...recent,
    number: 1,
    minor: 1240_00,
    reference: 'Trims',
  });
  const yearling = orderOf(company, payeeCalled(payees, 'guildhall-auctioneers'), {
    ...recent,
    number: 2,
    minor: 12_500_00,
    reference: 'LOT 371',
  });
  const late = orderOf(company, vets, {
    number: 3,
    minor: 385_00,
    reference: 'Foal scans',
    at: lastWeek,
    valueOn: londonDayOf(lastWeek),
  });
  const cut = { number: 4, minor: 960_00, reference: 'Second cut', at: longAgo, valueOn: londonDayOf(longAgo) };
  const lapsed: PaymentRecord = { ...orderOf(company, payeeCalled(payees, 'harrowdale-hay'), cut), state: 'failed' };
  const visits = orderOf(company, vets, { ...recent, number: 5, minor: 210_00, reference: 'Visits' });

  const released = { userId: secondApproverId, at: later(recent.at, 25), decision: 'approved' } as const;
  const approvals: ApprovalRecord[] = [
    ...[trims, late].map((order) => approvalOf(company, 'payment', order)),
    { ...approvalOf(company, 'payment', yearling), needed: 2, decisions: [released] },
    { ...approvalOf(company, 'payment', lapsed), state: 'expired', endedAt: later(longAgo, approvalDays * 24 * 60) },
    approvalOf(company, 'instruction', visits),
  ];
  return { payments: [trims, yearling, late, lapsed], instruction: regularly(visits, addDays(today, 14)), approvals };
}

function regularly({ valueOn: _, ...order }: ReturnType<typeof orderOf>, startOn: CalendarDay): InstructionRecord {
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

/** A payee that was added. */
function payeeWaiting(company: Company) {
  const evening = eveningBefore(company);
  const plan = elsewhere(company.partyId, 'longreach-fuels', '', { nickName: 'Diesel' });
  const { payeeGroups, payees: added } = payeesOf(castingOf(makerId, makerNumber, 0), company.openingDay, [plan]);
  const payees = added.map(
    (payee): PayeeRecord => ({ ...payee, state: 'pending-approval', addedAt: evening, confirmedAt: evening }),
  );
  const approvals = payees.map((payee) => ({
    ...asked(company, 'payee', payee.id, 6, evening),
    payee: subjectPayeeOf(payee),
    referenceNumber: payeeReferenceOf(payee, payee, evening),
  }));
  return { payeeGroups, payees, approvals };
}

/** Another name for a payee who is there. */
function changeWaiting(company: Company) {
  const evening = eveningBefore(company);
  const wages = payeeCalled(company.payees, 'b-inglecombe');
  const amendment = { ...detailsOf(wages), nickName: 'Head groom', sessionId: before };
  const referenceNumber = payeeReferenceOf(wages, amendment, evening);
  return {
    payee: { ...wages, amendment },
    approval: {
      ...asked(company, 'payee-change', wages.id, 7, evening),
      referenceNumber,
      payee: subjectPayeeOf(amendment),
      formerPayee: subjectPayeeOf(wages),
    },
    event: {
      id: `${wages.id}:changed`,
      kind: 'changed',
      payeeId: wages.id,
      groupId: wages.groupId,
      partyId: company.partyId,
      userId: makerId,
      title: amendment.nickName,
      accountNumber: amendment.accountNumber,
      sortCode: amendment.sortCode,
      referenceNumber,
      at: evening,
    } as const,
  };
}

function fileWaiting({ openingDay, partyId, accountId }: Company) {
  const fileIdentifier = fileIdentifierOfParty(partyId);
  return waitingBulkFile({ userId: makerId, partyId, accountId, fileIdentifier }, openingDay);
}

const before = `${makerId}:before`;

interface Sum {
  readonly number: number;
  readonly minor: number;
  readonly reference: string;
  readonly at: Instant;
  readonly valueOn: CalendarDay;
}

/** Numbered after any order made here, so that no number is used twice. */
function orderOf({ partyId, accountId }: Company, payee: PayeeRecord, sum: Sum) {
  const { number, minor, reference, at: orderedAt, valueOn } = sum;
  const id = `${makerId}:order-${91_000 + number}`;
  return {
    id,
    userId: makerId,
    sessionId: before,
    partyId,
    accountId,
    payeeId: payee.id,
    toAccountId: null,
    payeeName: payee.accountName,
    payeeAccountNumber: payee.accountNumber,
    payeeSortCode: payee.sortCode,
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

function approvalOf(
  company: Company,
  kind: 'payment' | 'instruction',
  { id, orderedAt }: Pick<PaymentRecord, 'id' | 'orderedAt'>,
): ApprovalRecord {
  return asked(company, kind, id, Number(id.slice(-1)), orderedAt);
}

function asked(
  { partyId }: Company,
  kind: ApprovalRecord['kind'],
  subjectId: string,
  number: number,
  madeAt: Instant,
): ApprovalRecord {
  const id = `${makerId}:approval-${number}`;
  return {
    id,
    partyId,
    makerId,
    kind,
    subjectId,
    referenceNumber: referenceNumberOf(`${makerId}:order-${91_000 + number}`, londonDayOf(madeAt)),
    madeAt,
    needed: 1,
    decisions: [],
    state: 'pending',
    endedAt: null,
  };
}

function bookOf({ partyId, accountId }: Company, kind: BookKind, number: number, orderedAt: Instant): ChequeBookRecord {
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

function payeeCalled(payees: readonly PayeeRecord[], alias: string): PayeeRecord {
  const payee = payees.find(({ id }) => id === `${makerId}:payee:${alias}`);
  if (payee === undefined) throw new Error(`The company has no payee ${alias}`);
  return payee;
}

function at(openingDay: CalendarDay, daysBefore: number, hour: number, minute: number): Instant {
  return instantOn(personaDay(dayNumberOf(openingDay) - daysBefore), hour * 3600 + minute * 60);
}

function later(instant: Instant, minutes: number): Instant {
  return instantFromMs(epochMsOf(instant) + minutes * 60_000);
}
