import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { poundsText } from '#sandbox/bank/engine/pounds-text.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import type { PayeeRecord } from '#sandbox/bank/records/payee.ts';
import type { SessionRecord } from '#sandbox/bank/records/session.ts';
import type { RequiredConfirmation } from '#sandbox/bank/security/challenges.ts';
import type { Money } from '#src/kernel/money.ts';

/** Assumed: the amount from which a code naming payee and amount is required. */
const highValueMinor = 25_000_00;

export function isHighValue({ minor }: Money<'GBP'>): boolean {
  return minor >= highValueMinor;
}

export interface OrderConfirmation {
  readonly requiredConfirmation: RequiredConfirmation | undefined;
  /** The payee after the order: a used cover is cleared. */
  readonly payee: PayeeRecord;
}

/**
 * Decided from the bank's own records: a code is needed for a high-value order and for the first order to a payee added
 * in this session, unless the payee's code covered exactly this amount.
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

function wasAddedIn({ number }: SessionRecord, { id }: PayeeRecord): boolean {
  return id.startsWith(`payee-${number}-`);
}

function hasBeenPaid({ records }: Bank, { id }: PayeeRecord): boolean {
  const orders = [...records.all('payments'), ...records.all('instructions')];
  return orders.some(({ payeeId, confirmedAt }) => payeeId === id && confirmedAt !== null);
}
