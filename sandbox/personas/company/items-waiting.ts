import { approvalDays, jobToExpire } from '#sandbox/bank/approvals/approvals.ts';
import { fileIdentifierOfParty } from '#sandbox/bank/bulk/bulk-files.ts';
import { sameOrNextWorkingDay } from '#sandbox/bank/calendar/working-days.ts';
import type { ApprovalRecord } from '#sandbox/bank/records/approval.ts';
import { bookKinds } from '#sandbox/bank/records/cheque-book.ts';
import type { PayeeRecord } from '#sandbox/bank/records/payee.ts';
import type { PaymentRecord } from '#sandbox/bank/records/payment.ts';
import { castingOf } from '#sandbox/personas/casting.ts';
import { payeeIn } from '#sandbox/personas/instructions/payee-in.ts';
import { waitingBulkFile } from '#sandbox/personas/lives/past-bulk-files.ts';
import { elsewhere, payeesOf } from '#sandbox/personas/payees/payee-plan.ts';
import type { Cast } from '#sandbox/personas/persona-script.ts';
import { addDays, type CalendarDay, londonDayOf } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import {
  type Asking,
  asked,
  bookAsked,
  changeAsked,
  later,
  orderOf,
  payeeAsked,
  regularly,
  timeBefore,
} from './asked-items.ts';
import { makerId, makerNumber, secondApproverId } from './company.ts';

interface Company extends Asking {
  readonly openingDay: CalendarDay;
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
export function itemsWaiting(of: Omit<Company, 'makerId' | 'firstNumber'>): Items {
  const company: Company = { ...of, makerId, firstNumber: 91_000 };
  const evening = eveningBefore(company);
  const orders = ordersWaiting(company);
  const fuels = payeeWaiting(company);
  const change = changeAsked(company, payeeCalled(company, 'b-inglecombe'), 'Head groom', { number: 7, at: evening });
  const books = bookKinds.map((kind, place) => bookAsked(company, kind, 91_000 + place, evening));
  const file = fileWaiting(company);
  const approvals: ApprovalRecord[] = [
    ...orders.approvals,
    ...fuels.approvals,
    change.approval,
    {
      ...asked(company, 'bulk-file', { subjectId: file.id, number: 10, at: file.authorisedAt ?? evening }),
      referenceNumber: file.id,
    },
    ...books.map(({ kind, referenceNumber, accountId: subjectId }, place) => ({
      ...asked(company, `${kind}-book`, { subjectId, number: 8 + place, at: evening }),
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
  return timeBefore(openingDay, 1, 17, 20);
}

/** Payments to be made, one that needs two, one dated in the past and one too late, and a regular payment. */
function ordersWaiting(company: Company) {
  const { openingDay } = company;
  const vets = payeeCalled(company, 'eastlingham-vets');
  const lastWeek = timeBefore(openingDay, 8, 11, 5);
  const longAgo = timeBefore(openingDay, approvalDays + 1, 10, 15);
  const today = sameOrNextWorkingDay(openingDay);
  const recent = { at: eveningBefore(company), valueOn: today };

  const trims = orderOf(company, payeeCalled(company, 'valley-forge'), {
    ...recent,
    number: 1,
    minor: 1240_00,
    reference: 'Trims',
  });
  const yearling = orderOf(company, payeeCalled(company, 'guildhall-auctioneers'), {
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
  const lapsed: PaymentRecord = { ...orderOf(company, payeeCalled(company, 'harrowdale-hay'), cut), state: 'failed' };
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

/** A payee that was added. */
function payeeWaiting(company: Company) {
  const evening = eveningBefore(company);
  const plan = elsewhere(company.partyId, 'longreach-fuels', '', { nickName: 'Diesel' });
  const { payeeGroups, payees: added } = payeesOf(castingOf(makerId, makerNumber, 0), company.openingDay, [plan]);
  const payees = added.map(
    (payee): PayeeRecord => ({ ...payee, state: 'pending-approval', addedAt: evening, confirmedAt: evening }),
  );
  return {
    payeeGroups,
    payees,
    approvals: payees.map((payee) => payeeAsked(company, payee, { number: 6, at: evening })),
  };
}

function fileWaiting({ openingDay, partyId, accountId }: Company) {
  const fileIdentifier = fileIdentifierOfParty(partyId);
  return waitingBulkFile({ userId: makerId, partyId, accountId, fileIdentifier }, openingDay);
}

function approvalOf(
  company: Company,
  kind: 'payment' | 'instruction',
  { id, orderedAt }: Pick<PaymentRecord, 'id' | 'orderedAt'>,
): ApprovalRecord {
  return asked(company, kind, { subjectId: id, number: Number(id.slice(-1)), at: orderedAt });
}

function payeeCalled({ payees }: Company, alias: string): PayeeRecord {
  return payeeIn(makerId, payees)(alias).payee;
}
