import { approvalDays, jobToExpire } from '#sandbox/bank/approvals/approvals.ts';
import { fileIdentifierOfParty } from '#sandbox/bank/bulk/bulk-files.ts';
import { sameOrNextWorkingDay } from '#sandbox/bank/calendar/working-days.ts';
import { bookReferenceOf, leavesOf } from '#sandbox/bank/cheques/book-orders.ts';
import { referenceNumberOf } from '#sandbox/bank/numbers/payment-numbers.ts';
import { detailsOf, subjectPayeeOf } from '#sandbox/bank/payees/payee-details.ts';
import { payeeReferenceOf } from '#sandbox/bank/payees/payee-numbers.ts';
import type { ApprovalRecord } from '#sandbox/bank/records/approval.ts';
import { type BookKind, bookKinds, type ChequeBookRecord } from '#sandbox/bank/records/cheque-book.ts';
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
  const { openingDay, partyId, accountId, payees } = company;
  const today = sameOrNextWorkingDay(openingDay);
  const farrier = payeeCalled(payees, 'valley-forge');
  const vets = payeeCalled(payees, 'eastlingham-vets');
  const auctioneers = payeeCalled(payees, 'guildhall-auctioneers');
  const hay = payeeCalled(payees, 'harrowdale-hay');
  const evening = at(openingDay, 1, 17, 20);
  const lastWeek = at(openingDay, 8, 11, 5);
  const longAgo = at(openingDay, approvalDays + 1, 10, 15);

  const trims = orderOf(company, farrier, {
    number: 1,
    minor: 1240_00,
    reference: 'Trims',
    at: evening,
    valueOn: today,
  });
  const yearling = orderOf(company, auctioneers, {
    number: 2,
    minor: 12_500_00,
    reference: 'LOT 371',
    at: evening,
    valueOn: today,
  });
  const late = orderOf(company, vets, {
    number: 3,
    minor: 385_00,
    reference: 'Foal scans',
    at: lastWeek,
    valueOn: londonDayOf(lastWeek),
  });
  const lapsed: PaymentRecord = {
    ...orderOf(company, hay, {
      number: 4,
      minor: 960_00,
      reference: 'Second cut',
      at: longAgo,
      valueOn: londonDayOf(longAgo),
    }),
    state: 'failed',
  };
  const { valueOn: _, ...visits } = orderOf(company, vets, {
    number: 5,
    minor: 210_00,
    reference: 'Visits',
    at: evening,
    valueOn: today,
  });
  const startOn = addDays(today, 14);

  const fuels = payeesOf(castingOf(makerId, makerNumber, 0), openingDay, [
    elsewhere(partyId, 'longreach-fuels', '', { nickName: 'Diesel' }),
  ]);
  const newPayees = fuels.payees.map(
    (payee): PayeeRecord => ({ ...payee, state: 'pending-approval', addedAt: evening, confirmedAt: evening }),
  );
  const [fuel] = newPayees;
  const wages = payeeCalled(payees, 'b-inglecombe');
  const amendment = { ...detailsOf(wages), nickName: 'Head groom', sessionId: before };
  const changeReference = payeeReferenceOf(wages, amendment, evening);
  const books = bookKinds.map((kind, place) => bookOf(company, kind, 91_000 + place, evening));

  const file = waitingBulkFile(
    { userId: makerId, partyId, accountId, fileIdentifier: fileIdentifierOfParty(partyId) },
    openingDay,
  );

  const approvals: ApprovalRecord[] = [
    ...[trims, late].map((order) => approvalOf(company, 'payment', order)),
    {
      ...approvalOf(company, 'payment', yearling),
      needed: 2,
      decisions: [{ userId: secondApproverId, at: later(evening, 25), decision: 'approved' }],
    },
    {
      ...approvalOf(company, 'payment', lapsed),
      state: 'expired',
      endedAt: later(longAgo, approvalDays * 24 * 60),
    },
    approvalOf(company, 'instruction', visits),
    ...(fuel === undefined
      ? []
      : [
          {
            ...asked(company, 'payee', fuel.id, 6, evening),
            payee: subjectPayeeOf(fuel),
            referenceNumber: payeeReferenceOf(fuel, fuel, evening),
          },
        ]),
    {
      ...asked(company, 'payee-change', wages.id, 7, evening),
      referenceNumber: changeReference,
      payee: subjectPayeeOf(amendment),
      formerPayee: subjectPayeeOf(wages),
    },
    { ...asked(company, 'bulk-file', file.id, 10, file.authorisedAt ?? evening), referenceNumber: file.id },
    ...books.map((book, place) => ({
      ...asked(company, `${book.kind}-book`, accountId, 8 + place, evening),
      referenceNumber: book.referenceNumber,
    })),
  ];
  return {
    payments: [trims, yearling, late, lapsed],
    instructions: ({ standingOrders }) => [
      ...standingOrders,
      {
        ...visits,
        state: 'pending-approval',
        type: 'REC',
        frequency: '50',
        startOn,
        endOn: addDays(startOn, 365),
        runs: 0,
        paidOn: [],
        missedOn: [],
        nextOn: null,
      },
    ],
    bulkFiles: () => [file],
    payeeGroups: fuels.payeeGroups,
    payees: [...payees.map((payee) => (payee.id === wages.id ? { ...payee, amendment } : payee)), ...newPayees],
    payeeEvents: [
      {
        id: `${wages.id}:changed`,
        kind: 'changed',
        payeeId: wages.id,
        groupId: wages.groupId,
        partyId,
        userId: makerId,
        title: amendment.nickName,
        accountNumber: amendment.accountNumber,
        sortCode: amendment.sortCode,
        referenceNumber: changeReference,
        at: evening,
      },
    ],
    chequeBooks: books,
    approvals,
    doneToday: {
      postings: [],
      holds: [],
      jobs: approvals.filter(({ state }) => state === 'pending').map(jobToExpire),
    },
  };
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
