import { valueDayOf } from '#sandbox/bank/calendar/cut-offs.ts';
import { bookedFrom, jobToSettle } from '#sandbox/bank/engine/holds.ts';
import { referenceNumberOf } from '#sandbox/bank/numbers/payment-numbers.ts';
import { holdFor } from '#sandbox/bank/payments/payment-moves.ts';
import type { PaymentRecord } from '#sandbox/bank/records/payment.ts';
import type { PersonaBook } from '#sandbox/bank/records/persona.ts';
import { clearing } from '#sandbox/personas/lives/life.ts';
import type { Cast } from '#sandbox/personas/persona-script.ts';
import { instantOn } from '#sandbox/personas/time/london-instant.ts';
import { dayNumberOf, personaDay } from '#sandbox/personas/time/persona-day.ts';
import { type CalendarDay, londonDayOf } from '#src/kernel/calendar.ts';

interface PaidSum {
  /** The payee's alias. */
  readonly payee: string;
  readonly minor: number;
  readonly reference: string;
}

/**
 * Payments from the current account at the start of the opening day, made as the bank makes them: booked at once on a
 * working day, otherwise held until the next. Their numbers come after any customer's, so no number is used twice.
 */
export function paidThisMorning(
  cast: Cast,
  openingDay: CalendarDay,
  sums: readonly PaidSum[],
): Required<Pick<Cast, 'payments' | 'doneToday'>> {
  const { user } = cast;
  const now = instantOn(personaDay(dayNumberOf(openingDay)), 0);
  const { timing, valueOn } = valueDayOf(now, 'ok');
  const payments = sums.map((sum, place) => paymentOf(cast, sum, `${user.id}:payment-${90_001 + place}`, now, valueOn));
  const holds = payments.map((payment) =>
    holdFor({ clock: { now, runs: { mode: 'frozen' } } }, payment, {
      id: payment.id,
      code: 'FPO',
      valueOn,
      counterAccountId: clearing('faster-payments'),
      referenceNumber: payment.referenceNumber ?? '',
    }),
  );
  const settledAt = instantOn(personaDay(dayNumberOf(valueOn)), 6 * 3600);
  const doneToday: Pick<PersonaBook, 'postings' | 'holds' | 'jobs'> =
    timing === 'same-day'
      ? { postings: holds.map((hold) => bookedFrom(hold, now)), holds: [], jobs: [] }
      : { postings: [], holds, jobs: holds.map((hold) => jobToSettle(hold, settledAt)) };
  return { payments, doneToday };
}

function paymentOf(
  { user, life, payees = [] }: Cast,
  { payee: alias, minor, reference }: PaidSum,
  id: string,
  now: PaymentRecord['orderedAt'],
  valueOn: CalendarDay,
): PaymentRecord {
  const account = life.accounts.find((each) => each.id === `${user.id}:current`);
  const payee = payees.find((each) => each.id === `${user.id}:payee:${alias}`);
  if (account === undefined || payee === undefined) throw new Error(`${user.id} cannot have paid ${alias}`);
  return {
    id,
    userId: user.id,
    sessionId: `${user.id}:before`,
    partyId: account.partyId,
    accountId: account.id,
    payeeId: payee.id,
    toAccountId: null,
    payeeName: payee.accountName,
    payeeAccountNumber: payee.accountNumber,
    payeeSortCode: payee.sortCode,
    isNewPayee: false,
    minor,
    currency: 'GBP',
    reference,
    orderedAt: now,
    confirmedAt: now,
    referenceNumber: referenceNumberOf(id, londonDayOf(now)),
    state: 'completed',
    valueOn,
  };
}
