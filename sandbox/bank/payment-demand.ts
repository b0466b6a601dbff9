import { decimalText, money } from '#src/kernel/money.ts';
import type { Demand } from './challenges.ts';
import type { PayeeRecord } from './payee-records.ts';
import type { Asker } from './profile.ts';
import type { SessionRecord } from './records.ts';

/** Assumed: from this amount on, what is paid to a payee who was there before is confirmed with a code. */
const confirmedFromMinor = 25_000_00;

/**
 * What must be confirmed before so much goes to that payee. A payee added in this session by the same customer was
 * confirmed with a code already, and the customer says of it that it is new; the bank goes by its own files.
 */
export function demandFor({ session, user }: Asker, payee: PayeeRecord, order: OrderedSum): Demand | undefined {
  const wasConfirmedNow = order.isNewPayee && payee.creatorId === user.id && wasAddedIn(session, payee);
  if (user.secondFactor === 'none' || order.minor < confirmedFromMinor || wasConfirmedNow) return undefined;
  return { factors: ['OTP'], confirms: `to pay ${payee.accountName} ${poundsText(order.minor)}` };
}

/** A payee's id names the session it was added in, whichever were open at the time. */
function wasAddedIn({ number }: SessionRecord, { id }: PayeeRecord): boolean {
  return id.startsWith(`payee-${number}-`);
}

interface OrderedSum {
  readonly minor: number;
  readonly isNewPayee: boolean;
}

/** £30,000.00 */
function poundsText(minor: number): string {
  return `£${decimalText(money(minor, 'GBP')).replace(/\B(?=(\d{3})+\.)/g, ',')}`;
}
