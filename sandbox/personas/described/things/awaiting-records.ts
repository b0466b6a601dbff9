import { sameOrNextWorkingDay } from '#sandbox/bank/calendar/working-days.ts';
import { deliveryDayOf, jobToDeliver } from '#sandbox/bank/cheques/book-orders.ts';
import { changedPayee } from '#sandbox/bank/payees/payee-changes.ts';
import type { ApprovalRecord } from '#sandbox/bank/records/approval.ts';
import type { InstructionRecord } from '#sandbox/bank/records/instruction.ts';
import type { PayeeRecord } from '#sandbox/bank/records/payee.ts';
import type { PaymentRecord } from '#sandbox/bank/records/payment.ts';
import { chanceAt } from '#sandbox/personas/chance.ts';
import {
  asked,
  bookAsked,
  changeAsked,
  orderOf,
  payeeAsked,
  regularly,
} from '#sandbox/personas/company/asked-items.ts';
import { accountAt } from '#sandbox/personas/payees/endless-payees.ts';
import { allRight, payeesOf } from '#sandbox/personas/payees/payee-plan.ts';
import type { Cast } from '#sandbox/personas/persona-script.ts';
import { addDays, londonDayOf } from '#src/kernel/calendar.ts';
import { withOutcome } from './authorising.ts';
import { type AwaitingPlan, paidOnDay, plannedAwaiting } from './awaiting.ts';
import type { Ground } from './ground.ts';
import { firstNumberOf } from './numbers.ts';
import { plansIn } from './planned.ts';

type Kept = Required<Pick<Cast, 'payments' | 'payeeGroups' | 'payees' | 'payeeEvents' | 'chequeBooks' | 'approvals'>>;

/** Records of what others must authorise, or had to. */
export interface Awaited extends Kept {
  readonly orders: readonly InstructionRecord[];
  readonly jobs: readonly NonNullable<Cast['doneToday']>['jobs'][number][];
  /** Payees as a change leaves them. */
  readonly changed: readonly PayeeRecord[];
}

export function awaitedBy(ground: Ground): Awaited {
  const found = plansIn(plannedAwaiting(ground)).map((plan) => recordsOf(ground, plan));
  return {
    payments: found.flatMap(({ payments = [] }) => payments),
    payeeGroups: found.flatMap(({ payeeGroups = [] }) => payeeGroups),
    payees: found.flatMap(({ payees = [] }) => payees),
    payeeEvents: found.flatMap(({ payeeEvents = [] }) => payeeEvents),
    chequeBooks: found.flatMap(({ chequeBooks = [] }) => chequeBooks),
    approvals: found.flatMap(({ approvals = [] }) => approvals),
    orders: found.flatMap(({ orders = [] }) => orders),
    jobs: found.flatMap(({ jobs = [] }) => jobs),
    changed: found.flatMap(({ changed = [] }) => changed),
  };
}

function recordsOf(ground: Ground, plan: AwaitingPlan): Partial<Awaited> {
  switch (plan.kind) {
    case 'payment':
      return payment(ground, plan);
    case 'regular-payment':
      return regularPayment(ground, plan);
    case 'payee':
      return newPayee(ground, plan);
    case 'payee-change':
      return change(plan);
    case 'cheque-book':
    case 'pay-in-book':
      return book(ground, plan, plan.kind === 'cheque-book' ? 'cheque' : 'pay-in');
    default:
      return plan.kind satisfies never;
  }
}

function orderIn(ground: Ground, { asking, payee, number, minor, reference, decided }: AwaitingPlan) {
  if (payee === undefined) throw new Error('A payment goes to a payee');
  const { at, outcome } = decided;
  const orderedOn = londonDayOf(at);
  const isOld = outcome === 'dated-in-the-past' || outcome === 'expired';
  const today = sameOrNextWorkingDay(ground.customer.made.on);
  const valueOn = isOld ? orderedOn : outcome === 'authorised' ? paidOnDay(ground) : today;
  return orderOf(asking, payee, { number, minor, reference, at, valueOn });
}

function payment(ground: Ground, plan: AwaitingPlan): Partial<Awaited> {
  const { asking, number, decided } = plan;
  const order = orderIn(ground, plan);
  const { outcome, at, endedAt } = decided;
  const approval = asked(asking, 'payment', { subjectId: order.id, number, at });
  if (outcome !== 'authorised') {
    const isOver = outcome === 'declined' || outcome === 'expired';
    const record: PaymentRecord = isOver ? { ...order, state: 'failed' } : order;
    return { payments: [record], approvals: [withOutcome(approval, decided)] };
  }
  // Orders made here are booked in the bank; this one is in the history.
  const id = order.id.replace(':order-', ':past-payment-');
  const made: PaymentRecord = {
    ...order,
    id,
    state: 'completed',
    ...(endedAt === null ? {} : { authorisedAt: endedAt }),
  };
  return { payments: [made], approvals: [withOutcome({ ...approval, subjectId: id }, decided)] };
}

function regularPayment(ground: Ground, plan: AwaitingPlan): Partial<Awaited> {
  const { asking, number, decided } = plan;
  const { outcome, at } = decided;
  const order = orderIn(ground, plan);
  const isPast = outcome === 'dated-in-the-past' || outcome === 'expired';
  const startOn = isPast ? addDays(londonDayOf(at), 4) : addDays(sameOrNextWorkingDay(ground.customer.made.on), 14);
  const waiting = regularly(order, startOn);
  const approval = asked(asking, 'instruction', { subjectId: order.id, number, at });
  return { orders: [withState(waiting)], approvals: [withOutcome(approval, decided)] };

  function withState(record: InstructionRecord): InstructionRecord {
    if (outcome === 'authorised') return { ...record, state: 'active', nextOn: sameOrNextWorkingDay(record.startOn) };
    return outcome === 'declined' || outcome === 'expired' ? { ...record, state: 'closed' } : record;
  }
}

function newPayee(ground: Ground, { asking, number, decided }: AwaitingPlan): Partial<Awaited> {
  const { casting, names, made } = ground.customer;
  const alias = `awaiting-${number}`;
  const added = payeesOf(casting, made.on, [
    {
      alias,
      partyId: asking.partyId,
      nickName: null,
      accountName: names.payeeName(alias, 'Business'),
      ...accountAt(600 + number, chanceAt(casting.streams(alias), 0)),
      accountType: 'Business',
      reference: '',
      lastReference: '',
      report: allRight,
    },
  ]);
  const { at, outcome, endedAt } = decided;
  const payees = added.payees.map(
    (payee): PayeeRecord => ({
      ...payee,
      creatorId: asking.makerId,
      state: outcome === 'authorised' ? 'active' : 'pending-approval',
      addedAt: at,
      confirmedAt: endedAt ?? at,
    }),
  );
  const approvals = payees.map(
    (payee): ApprovalRecord => withOutcome(payeeAsked(asking, payee, { number, at }), decided),
  );
  // One that was declined, or not authorised in time, has not been added.
  return outcome === 'declined' || outcome === 'expired'
    ? { approvals }
    : { payees, payeeGroups: added.payeeGroups, approvals };
}

function change({ asking, payee, number, decided }: AwaitingPlan): Partial<Awaited> {
  if (payee === undefined) throw new Error('A change is of a payee');
  const { at, outcome, endedAt } = decided;
  const nickName = payee.accountType === 'Business' ? 'The office' : 'At home';
  const asks = changeAsked(asking, payee, nickName, { number, at });
  const isOver = outcome === 'declined' || outcome === 'expired';
  const { amendment } = asks.payee;
  const authorised = amendment === null ? payee : changedPayee(payee, amendment, endedAt ?? at);
  return {
    changed: [outcome === 'authorised' ? authorised : isOver ? payee : asks.payee],
    payeeEvents: [asks.event],
    approvals: [withOutcome(asks.approval, decided)],
  };
}

function book(ground: Ground, plan: AwaitingPlan, kind: 'cheque' | 'pay-in'): Partial<Awaited> {
  const { asking, number, decided } = plan;
  const { at, endedAt, outcome } = decided;
  const ordered = bookAsked(asking, kind, firstNumberOf(ground.customer, 'books') + 100 + number, at);
  const approval = {
    ...asked(asking, `${kind}-book`, { subjectId: asking.accountId, number, at }),
    referenceNumber: ordered.referenceNumber,
  };
  const jobs =
    outcome === 'authorised' && endedAt !== null ? [jobToDeliver(ordered, deliveryDayOf(londonDayOf(endedAt)))] : [];
  return { chequeBooks: [ordered], approvals: [withOutcome(approval, decided)], jobs };
}
