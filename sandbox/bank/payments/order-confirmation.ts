import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { poundsText } from '#sandbox/bank/engine/pounds-text.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import type { PayeeRecord } from '#sandbox/bank/records/payee.ts';
import type { SessionRecord } from '#sandbox/bank/records/session.ts';
import type { RequiredConfirmation } from '#sandbox/bank/security/challenges.ts';
import type { Money } from '#src/kernel/money.ts';

/** Assumed: from this amount on, a code that names payee and amount is always asked for. */
const highValueMinor = 25_000_00;

export function isHighValue({ minor }: Money<'GBP'>): boolean {
  return minor >= highValueMinor;
}

export interface OrderConfirmation {
  /** Undefined where nothing must be confirmed. */
  readonly requiredConfirmation: RequiredConfirmation | undefined;
  /** The payee as the order leaves it: what covered this order covers no other. */
  readonly payee: PayeeRecord;
}

/**
 * What must be confirmed before that amount goes to that payee. The bank goes by its own records alone: the code that
 * confirmed the payee may have covered exactly this amount, once; otherwise a high amount wants a code, and so does the
 * first order to a payee of this session.
 */
export function confirmationFor(
  bank: Bank,
  { session, user }: Customer,
  payee: PayeeRecord,
  amount: Money<'GBP'>,
): OrderConfirmation {
  if (user.secondFactor === 'none') return { requiredConfirmation: undefined, payee };
  const { cover } = payee;
  const isCovered = cover?.sessionId === session.id && cover.userId === user.id && cover.minor === amount.minor;
  if (isCovered) return { requiredConfirmation: undefined, payee: { ...payee, cover: null } };
  const isFirstToNewPayee = wasAddedIn(session, payee) && !hasBeenPaid(bank, payee);
  if (!isHighValue(amount) && !isFirstToNewPayee) return { requiredConfirmation: undefined, payee };
  return {
    requiredConfirmation: { factors: ['OTP'], confirms: `to pay ${payee.accountName} ${poundsText(amount)}` },
    payee,
  };
}

/** A payee's id names the session it was added in, whichever were open at the time. */
function wasAddedIn({ number }: SessionRecord, { id }: PayeeRecord): boolean {
  return id.startsWith(`payee-${number}-`);
}

/** Whether anything was ever confirmed that goes to this payee, carried out or not. */
function hasBeenPaid({ records }: Bank, { id }: PayeeRecord): boolean {
  const orders = [...records.all('payments'), ...records.all('instructions')];
  return orders.some(({ payeeId, confirmedAt }) => payeeId === id && confirmedAt !== null);
}
