import type { OrderFields } from '#sandbox/bank/records/order.ts';
import { calendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import type { Evidence } from './evidence.ts';
import type { PlainFact } from './fact.ts';

type Wanted<Name extends PlainFact['fact']> = Extract<PlainFact, { readonly fact: Name }>;

/** Facts about orders: payments, transfers and instructions of the customer, confirmed since the exercise began. */

export function isPaid(wanted: Wanted<'paid'>, evidence: Evidence): boolean {
  const { sortCode, by, atLeast = 1 } = wanted;
  const paid = evidence.bank.records.payments.filter(
    (payment) =>
      (payment.state === 'completed' || payment.state === 'under-processing') &&
      isToPayee(payment) &&
      isOrdered(payment, wanted, evidence) &&
      (sortCode === undefined || payment.payeeSortCode === sortCode) &&
      (by === undefined || (payment.confirmedAt ?? payment.orderedAt) <= londonInstant(by)),
  );
  return paid.length >= atLeast;
}

export function isAwaitingAuthorisation(wanted: Wanted<'awaiting-authorisation'>, evidence: Evidence): boolean {
  const { payments, instructions } = evidence.bank.records;
  return [...payments, ...instructions].some(
    (order) => order.state === 'pending-approval' && isOrdered(order, wanted, evidence),
  );
}

export function isTransferred({ from, to, ...wanted }: Wanted<'transferred'>, evidence: Evidence): boolean {
  return evidence.bank.records.payments.some(
    (payment) =>
      payment.toAccountId !== null &&
      (payment.state === 'completed' || payment.state === 'under-processing') &&
      isOrdered(payment, wanted, evidence) &&
      (from === undefined || aliasOf(payment.accountId) === from) &&
      (to === undefined || aliasOf(payment.toAccountId) === to),
  );
}

export function isScheduled(wanted: Wanted<'scheduled'>, evidence: Evidence): boolean {
  const { repeats, from } = wanted;
  return evidence.bank.records.instructions.some(
    (instruction) =>
      (instruction.state === 'active' || instruction.state === 'closed') &&
      isOrdered(instruction, wanted, evidence) &&
      (repeats === undefined || (instruction.type === 'REC') === repeats) &&
      (from === undefined || instruction.startOn === from),
  );
}

export function isScheduleCancelled({ payee }: Wanted<'schedule-cancelled'>, { bank, beganAt }: Evidence): boolean {
  return bank.records.instructions.some(
    ({ state, payeeName, cancelledAt }) =>
      state === 'cancelled' && (cancelledAt ?? '') >= beganAt && hasWords(payeeName, payee),
  );
}

export function isDirectDebitCancelled(
  { originator }: Wanted<'direct-debit-cancelled'>,
  { bank, beganAt }: Evidence,
): boolean {
  return bank.records.directDebits.some(
    (debit) =>
      debit.state === 'cancelled' && (debit.cancelledAt ?? '') >= beganAt && hasWords(debit.originator, originator),
  );
}

/** Written `2026-03-02T17:00`. */
export function londonInstant(time: string): Instant {
  return instantInLondon(calendarDay(time.slice(0, 10)), time.slice(11));
}

function isToPayee({ toAccountId }: OrderFields): boolean {
  return toAccountId === null;
}

interface WantedOrder {
  readonly payee?: string;
  readonly amount?: string;
  readonly amountAtLeast?: string;
  readonly reference?: string;
}

function isOrdered(order: OrderFields, wanted: WantedOrder, evidence: Evidence): boolean {
  const { payee, amount, amountAtLeast, reference } = wanted;
  return (
    order.userId === evidence.customer &&
    order.confirmedAt !== null &&
    order.confirmedAt >= evidence.beganAt &&
    hasWords(order.payeeName, payee) &&
    hasWords(order.reference, reference) &&
    (amount === undefined || order.minor === penceIn(amount)) &&
    (amountAtLeast === undefined || order.minor >= penceIn(amountAtLeast))
  );
}

/** An account's id ends in its alias. */
export function aliasOf(accountId: string): string {
  return accountId.slice(accountId.indexOf(':') + 1);
}

/** Any part, in any case; nothing wanted is always there. */
export function hasWords(text: string, wanted: string | undefined): boolean {
  return wanted === undefined || text.toLowerCase().includes(wanted.toLowerCase());
}

/** Written `250.00`. */
export function penceIn(pounds: string): number {
  return Number(pounds.replace('.', ''));
}
