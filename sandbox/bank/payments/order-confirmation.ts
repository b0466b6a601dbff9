import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { poundsText } from '#sandbox/bank/engine/pounds-text.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import type { OrderFields } from '#sandbox/bank/records/order.ts';
import type { PayeeRecord } from '#sandbox/bank/records/payee.ts';
import type { SessionRecord } from '#sandbox/bank/records/session.ts';
import type { RequiredConfirmation } from '#sandbox/bank/security/challenges.ts';
import type { Money } from '#src/kernel/money.ts';
import type { Confirmable, Recipient } from './order-lifecycle.ts';
import { isSamePayee, type PaymentOrder, type ValidatedOrder } from './payment-order.ts';

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

/** What orders to payees have in common, at once or later. */
export const toPayees = {
  recipientOf({ isNewPayee }: PaymentOrder, { payee }: ValidatedOrder): Recipient {
    const { id: payeeId, accountName, accountNumber, sortCode } = payee;
    return {
      payeeId,
      toAccountId: null,
      payeeName: accountName,
      payeeAccountNumber: accountNumber,
      payeeSortCode: sortCode,
      isNewPayee,
    };
  },
  isStillFor: ({ payee }: ValidatedOrder, draft: OrderFields) => isSamePayee(payee, draft),
  confirmable<Validated extends ValidatedOrder>(
    bank: Bank,
    customer: Customer,
    validated: Validated,
  ): Confirmable<Validated> {
    const { requiredConfirmation, payee } = confirmationFor(bank, customer, validated.payee, validated.amount);
    const used: readonly Change[] =
      payee === validated.payee ? [] : [{ change: 'update', of: 'payees', record: payee }];
    return { requiredConfirmation, validated: { ...validated, payee }, changes: used };
  },
};

function wasAddedIn({ number }: SessionRecord, { id }: PayeeRecord): boolean {
  return id.startsWith(`payee-${number}-`);
}

function hasBeenPaid({ records }: Bank, { id }: PayeeRecord): boolean {
  const orders = [...records.all('payments'), ...records.all('instructions')];
  return orders.some(({ payeeId, confirmedAt }) => payeeId === id && confirmedAt !== null);
}
