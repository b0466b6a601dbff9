import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { poundsText } from '#sandbox/bank/engine/pounds-text.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import type { OrderFields } from '#sandbox/bank/records/order.ts';
import type { PayeeRecord } from '#sandbox/bank/records/payee.ts';
import type { SessionRecord } from '#sandbox/bank/records/session.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import type { RequiredConfirmation } from '#sandbox/bank/security/challenges.ts';
import { withSmallPayment } from '#sandbox/bank/security/last-factor.ts';
import { confirmationOf } from '#sandbox/bank/security/strong-authentication.ts';
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
  /** The customer after a payment that needs no factor because it is small. */
  readonly user?: UserRecord;
}

/**
 * Decided from the bank's own records: a code is needed for a high-value order, and for the first order to a payee added
 * in this session or changed since the last, unless the payee's code covered exactly this amount. Any other is `ordinary`.
 */
export function confirmationFor(
  bank: Bank,
  customer: Customer,
  payee: PayeeRecord,
  amount: Money<'GBP'>,
  ordinary: 'paySavedPayee' | 'instructPayee',
): OrderConfirmation {
  const { session, user } = customer;
  const { cover } = payee;
  const isCovered = cover?.sessionId === session.id && cover.userId === user.id && cover.minor === amount.minor;
  if (isCovered) return { requiredConfirmation: undefined, payee: { ...payee, cover: null } };
  const act = isHighValue(amount) ? 'payHighValue' : isNew(bank, session, payee) ? 'payNewPayee' : ordinary;
  const confirms = `to pay ${payee.accountName} ${poundsText(amount)}`;
  const requiredConfirmation = confirmationOf(bank, customer, act, confirms);
  if (act !== 'paySavedPayee' || requiredConfirmation === undefined) return { requiredConfirmation, payee };
  const exempted = withSmallPayment(user, amount);
  return exempted === undefined
    ? { requiredConfirmation, payee }
    : { requiredConfirmation: undefined, payee, user: exempted };
}

/** What orders to payees have in common, at once or later. */
export const toPayees = (ordinary: 'paySavedPayee' | 'instructPayee') => ({
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
    const { payee: before, amount } = validated;
    const { requiredConfirmation, payee, user } = confirmationFor(bank, customer, before, amount, ordinary);
    const changes: readonly Change[] = [
      ...(payee === before ? [] : [{ change: 'update', of: 'payees', record: payee } as const]),
      ...(user === undefined ? [] : [{ change: 'update', of: 'users', record: user } as const]),
    ];
    return { requiredConfirmation, validated: { ...validated, payee }, changes };
  },
});

function wasAddedIn({ number }: SessionRecord, { id }: PayeeRecord): boolean {
  return id.startsWith(`payee-${number}-`);
}

/** Added in this session or changed since, and nothing was ordered to the account that is now theirs. */
function isNew(bank: Bank, session: SessionRecord, payee: PayeeRecord): boolean {
  return (wasAddedIn(session, payee) || wasChanged(bank, payee)) && !hasBeenPaid(bank, payee);
}

function wasChanged({ records }: Bank, { id }: PayeeRecord): boolean {
  return records.all('payeeEvents').some(({ payeeId, kind }) => payeeId === id && kind === 'changed');
}

function hasBeenPaid({ records }: Bank, { id, sortCode, accountNumber }: PayeeRecord): boolean {
  const orders = [...records.all('payments'), ...records.all('instructions')];
  return orders.some(
    (order) =>
      order.payeeId === id &&
      order.confirmedAt !== null &&
      order.payeeSortCode === sortCode &&
      order.payeeAccountNumber === accountNumber,
  );
}
