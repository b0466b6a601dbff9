import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { betweenOwnAccounts } from '#sandbox/bank/engine/holds.ts';
import { instructionRunKind } from '#sandbox/bank/instructions/instruction-runs.ts';
import { type InstructionRecord, minorAt } from '#sandbox/bank/records/instruction.ts';
import type { JobRecord } from '#sandbox/bank/records/job.ts';
import type { PaymentRecord } from '#sandbox/bank/records/payment.ts';
import type { Posting } from '#sandbox/bank/records/posting.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';
import type { BrokenInvariant } from './broken-invariant.ts';

/**
 * Ids of orders prefix their holds and postings: `payment-7-booked`, `instruction-3-run-0-booked`. A persona's standing
 * orders run here as well, and so do the orders that await authorisation when it is opened.
 */
const orderId =
  /^(?:payment|transfer|instruction)-\d+(?=-|$)|^[a-z0-9-]+:order-\d+(?=-|$)|^[a-z0-9:-]+:instruction:[a-z0-9-]+?(?=-run-\d|$)/;

/** False for past payments that a persona brought in. */
export function isOrderMadeHere({ id }: { readonly id: string }): boolean {
  return orderId.test(id);
}

export function concernsOrders(change: Change): boolean {
  switch (change.change) {
    case 'post':
      return orderId.test(change.posting.id);
    case 'bring-in':
      return false;
    case 'schedule':
      return change.job.kind === instructionRunKind;
    case 'cancel':
      return change.jobId.startsWith(instructionRunKind);
    case 'remove':
      return (change.of === 'holds' && orderId.test(change.id)) || isOrders(change.of);
    case 'insert':
    case 'update':
      return (change.of === 'holds' && orderId.test(change.record.id)) || isOrders(change.of);
    default:
      return change satisfies never;
  }
}

function isOrders(of: string): boolean {
  return of === 'payments' || of === 'instructions';
}

/**
 * Every order has moved exactly what its state says, once: a payment made is booked or held, a pending one is held, an
 * instruction is booked as often as it was paid. Payments to our own accounts arrive.
 */
export function brokenInOrders(bank: Bank): BrokenInvariant[] {
  const { records, jobs } = bank;
  const postings = postingsByOrder(bank);
  const runs = jobs.all.filter(({ kind }) => kind === instructionRunKind);
  const made = records.all('payments').filter(isOrderMadeHere);
  const instructions = records.all('instructions').filter(isOrderMadeHere);
  const known = new Set([...made, ...instructions].map(({ id }) => id));
  return [
    ...made.flatMap((payment) => brokenInPayment(bank, payment, postings.get(payment.id) ?? [])),
    ...instructions.flatMap((each) => brokenInInstruction(bank, each, postings.get(each.id) ?? [], runs)),
    ...[...postings.keys()].filter((id) => !known.has(id)).map((id) => broken('orders-are-on-file', `No order ${id}`)),
    ...runs
      .filter(({ payload }) => !known.has(String(payload.instructionId)))
      .map(({ id }) => broken('instructions-fall-due-once', `The job ${id} runs no instruction`)),
  ];
}

function brokenInPayment({ records }: Bank, payment: PaymentRecord, booked: readonly Posting[]): BrokenInvariant[] {
  const { id, state } = payment;
  const postings = booked.filter(isSent);
  const held = records.find('holds', id) === undefined ? 0 : 1;
  const says = `Payment ${id}, ${state}, is booked ${postings.length} times and held ${held} times`;
  const found: BrokenInvariant[] = [];
  if (postings.length > 1) found.push(broken('payments-are-posted-once', says));
  switch (state) {
    case 'completed':
      if (postings.length + held !== 1) found.push(broken('made-payments-are-booked-or-held', says));
      break;
    case 'under-processing':
      if (postings.length !== 0 || held !== 1) found.push(broken('pending-payments-are-held', says));
      break;
    case 'initiated':
    case 'pending-approval':
    case 'failed':
      if (postings.length + held !== 0) found.push(broken('nothing-moves-unconfirmed', says));
      break;
    default:
      state satisfies never;
  }
  return [...found, ...brokenSums(payment, booked)];
}

function brokenInInstruction(
  { openingDay }: Bank,
  instruction: InstructionRecord,
  booked: readonly Posting[],
  runs: readonly JobRecord[],
): BrokenInvariant[] {
  const { id, state, nextOn } = instruction;
  // Earlier runs are part of a persona's past.
  const paidOn = instruction.paidOn.filter((day) => day >= openingDay);
  const postings = booked.filter(isSent);
  const due = runs.filter(({ payload }) => payload.instructionId === id).map(({ dueAt }) => londonDayOf(dueAt));
  const found: BrokenInvariant[] = [];
  const isDueAsSaid = state === 'active' ? due.length === 1 && due[0] === nextOn : due.length === 0 && nextOn === null;
  if (!isDueAsSaid) {
    const message = `Instruction ${id}, ${state}, is next on ${nextOn} and falls due on ${due.join(', ') || 'no day'}`;
    found.push(broken('instructions-fall-due-once', message));
  }
  if (postings.length !== paidOn.length) {
    const message = `Instruction ${id} was paid ${paidOn.length} times and booked ${postings.length} times`;
    found.push(broken('runs-are-posted-once', message));
  }
  return [...found, ...brokenSums(instruction, booked)];
}

/** Postings debit the paying account by the ordered amount, transfers credit the other, and nothing stays in clearing. */
function brokenSums(order: PaymentRecord | InstructionRecord, booked: readonly Posting[]) {
  const { id, accountId, toAccountId } = order;
  const found = booked.filter(isSent).flatMap((posting) => {
    const minor = orderedAt(order, posting);
    const arrived = toAccountId === null || movedOn(posting, toAccountId) === minor;
    if (movedOn(posting, accountId) === -minor && arrived) return [];
    return [broken('orders-move-what-was-ordered', `${posting.id} is not ${minor} out of ${accountId} for ${id}`)];
  });
  const onTheWay = booked.reduce((sum, posting) => sum + movedOn(posting, betweenOwnAccounts), 0);
  return onTheWay === 0 ? found : [...found, broken('own-payments-arrive', `${onTheWay} of ${id} is on the way`)];
}

function orderedAt(order: PaymentRecord | InstructionRecord, { at }: Posting): number {
  return 'edits' in order ? minorAt(order, at) : order.minor;
}

function movedOn({ entries }: Posting, accountId: string): number {
  return entries.find((entry) => entry.accountId === accountId)?.minor ?? 0;
}

function isSent(posting: Posting): boolean {
  return movedOn(posting, betweenOwnAccounts) >= 0;
}

function postingsByOrder({ ledger, broughtIn }: Bank): ReadonlyMap<string, readonly Posting[]> {
  const found = new Map<string, Posting[]>();
  const take = (from: number, to: number) => {
    for (let index = from; index < to; index += 1) {
      const posting = ledger.postings[index] as Posting;
      const id = orderId.exec(posting.id)?.[0];
      if (id !== undefined) found.set(id, [...(found.get(id) ?? []), posting]);
    }
  };
  let next = 0;
  // A persona's past holds no orders made here, and may be 100,000 postings long.
  for (const { from, count } of broughtIn) {
    take(next, from);
    next = from + count;
  }
  take(next, ledger.postings.length);
  return found;
}

function broken(invariant: string, message: string): BrokenInvariant {
  return { invariant, message };
}
