import { valueDayOf } from '#sandbox/bank/calendar/cut-offs.ts';
import { bookedFrom, jobToSettle } from '#sandbox/bank/engine/holds.ts';
import { referenceNumberOf } from '#sandbox/bank/numbers/payment-numbers.ts';
import { holdFor } from '#sandbox/bank/payments/payment-moves.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { PaymentRecord } from '#sandbox/bank/records/payment.ts';
import type { PersonaBook } from '#sandbox/bank/records/persona.ts';
import { clearing } from '#sandbox/personas/lives/life.ts';
import { type OrderedPayee, orderTo } from '#sandbox/personas/payees/order-to.ts';
import type { Cast } from '#sandbox/personas/persona-script.ts';
import { instantOn } from '#sandbox/personas/time/london-instant.ts';
import { dayNumberOf, personaDay } from '#sandbox/personas/time/persona-day.ts';
import { type CalendarDay, londonDayOf } from '#src/kernel/calendar.ts';

/** Who has paid, from where, and the number of the first payment, which comes after any customer's. */
interface Payer {
  readonly userId: string;
  readonly account: AccountRecord;
  readonly firstNumber: number;
}

export interface PaidSum {
  readonly payee: OrderedPayee;
  readonly minor: number;
  readonly reference: string;
}

/**
 * Payments at the start of the opening day, made as the bank makes them: booked at once on a working day, otherwise held
 * until the next.
 */
export function paidThisMorning(
  payer: Payer,
  openingDay: CalendarDay,
  sums: readonly PaidSum[],
): Required<Pick<Cast, 'payments' | 'doneToday'>> {
  const now = instantOn(personaDay(dayNumberOf(openingDay)), 0);
  const { timing, valueOn } = valueDayOf(now, 'ok');
  const payments = sums.map((sum, place): PaymentRecord => {
    const id = `${payer.userId}:payment-${payer.firstNumber + place}`;
    return { ...paymentOf(payer, sum, id, now), state: 'completed', valueOn };
  });
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
  { userId, account }: Payer,
  { payee, minor, reference }: PaidSum,
  id: string,
  now: PaymentRecord['orderedAt'],
): Omit<PaymentRecord, 'state' | 'valueOn'> {
  return {
    id,
    userId,
    sessionId: `${userId}:before`,
    partyId: account.partyId,
    accountId: account.id,
    ...orderTo(payee),
    isNewPayee: false,
    minor,
    currency: 'GBP',
    reference,
    orderedAt: now,
    confirmedAt: now,
    referenceNumber: referenceNumberOf(id, londonDayOf(now)),
  };
}
