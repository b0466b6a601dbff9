import { categoryOf, findAccountByToken } from '#sandbox/bank/accounts/accounts.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import { objectionToReference, type ReferenceObjection } from '#sandbox/bank/payees/payee-fields.ts';
import { findPayee, type PayeeRef } from '#sandbox/bank/payees/payees.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { OrderFields } from '#sandbox/bank/records/order.ts';
import type { PayeeRecord } from '#sandbox/bank/records/payee.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { type Money, money } from '#src/kernel/money.ts';
import { type LimitRefusal, limitRefusal } from './payment-limits.ts';
import { type Credit, creditSideOf } from './payment-moves.ts';

export interface PaymentOrder extends PayeeRef {
  readonly accountToken: string;
  readonly isNewPayee: boolean;
  /** Undefined unless it is a whole number of pence. */
  readonly amount: Money<'GBP'> | undefined;
  readonly reference: string;
}

export type OrderRefusal =
  | LimitRefusal
  | 'function-missing'
  | 'account-not-found'
  | 'account-not-of-kind'
  | 'account-may-not-pay'
  | 'account-frozen'
  | 'payee-not-found'
  | 'payee-not-active'
  | 'payee-takes-no-payments'
  | ReferenceObjection
  | 'not-whole-pence'
  | 'not-enough-funds';

export interface ValidatedOrder {
  readonly account: AccountRecord;
  readonly payee: PayeeRecord;
  readonly amount: Money<'GBP'>;
  readonly credit: Credit;
}

export type OrderVerdict =
  | { readonly outcome: 'valid'; readonly order: ValidatedOrder }
  | { readonly outcome: 'refused'; readonly reason: OrderRefusal };

/** A confirmation repeats the order, and names the payee's sort code. */
export interface PaymentConfirmation<Order extends PaymentOrder = PaymentOrder> {
  readonly token: string;
  readonly order: Order;
  readonly sortCode: string;
}

/** Payments that leave today count towards the daily limits; regular ones need a permission and a task code of their own. */
export type WhenPaid = 'today' | 'another-day' | 'regularly';

/** Validates what all orders have in common. Funds are checked elsewhere: only immediate payments need them. */
export function validateOrder(bank: Bank, customer: Customer, order: PaymentOrder, when: WhenPaid): OrderVerdict {
  const account = findAccountByToken(bank, customer, order.accountToken);
  const payee = findPayee(bank, customer, order);
  return validateParts(bank, customer.user, { account, payee, amount: order.amount, reference: order.reference }, when);
}

/** Validates an order on file again, from the bank's own records: permissions, payee and limits may have changed. */
export function revalidateOrder(bank: Bank, order: OrderFields, when: WhenPaid): OrderVerdict {
  const { records } = bank;
  const user = records.find('users', order.userId);
  if (user === undefined) return refused('function-missing');
  const [account, payee] = [records.find('accounts', order.accountId), payeeOf(bank, order)];
  if (payee !== undefined && !isSamePayee(payee, order)) return refused('payee-not-found');
  const { reference, minor } = order;
  return validateParts(bank, user, { account, payee, amount: money(minor, 'GBP'), reference }, when);
}

interface OrderParts extends Pick<PaymentOrder, 'amount' | 'reference'> {
  readonly account: AccountRecord | undefined;
  readonly payee: PayeeRecord | undefined;
}

function validateParts(
  bank: Bank,
  user: UserRecord,
  { account, payee, amount, reference }: OrderParts,
  when: WhenPaid,
): OrderVerdict {
  if (!user.permittedFunctions.includes('payment')) return refused('function-missing');
  if (when === 'regularly' && !user.permittedFunctions.includes('paymentsFuture')) return refused('function-missing');
  if (account === undefined) return refused('account-not-found');
  if (categoryOf(account) !== 'demand-deposit' || account.currency !== 'GBP') return refused('account-not-of-kind');
  if (account.frozen) return refused('account-frozen');
  if (!account.taskCodes.includes('PC_F_DOM')) return refused('account-may-not-pay');
  if (when === 'regularly' && !account.taskCodes.includes('PC_I_INSTRL')) return refused('account-not-of-kind');
  // A payee belongs to one entity.
  if (payee?.partyId !== account.partyId) return refused('payee-not-found');
  if (payee.state !== 'active') return refused('payee-not-active');
  const objection = objectionToReference(reference);
  if (objection !== undefined) return refused(objection);
  if (amount === undefined) return refused('not-whole-pence');
  const concerned = [{ kind: 'USER', id: user.id } as const, { kind: 'PARTY', id: account.partyId } as const];
  const overLimit = limitRefusal(bank, concerned, 'makePayment', amount, when === 'today' ? 'today' : 'another-day');
  if (overLimit !== undefined) return refused(overLimit);
  const credit = creditSideOf(bank, payee.sortCode, payee.accountNumber);
  if (credit === undefined) return refused('payee-takes-no-payments');
  if (credit.accountId === account.id) return refused('account-not-of-kind');
  return { outcome: 'valid', order: { account, payee, amount, credit } };
}

export function isSameOrder(bank: Bank, { session }: Customer, order: PaymentOrder, record: OrderFields): boolean {
  const payee = payeeOf(bank, record);
  return (
    order.accountToken === tokenOf(bank, session, 'account', record.accountId) &&
    order.payeeToken === tokenOf(bank, session, 'payee', String(record.payeeId)) &&
    // A deleted payee has no group to compare with.
    (payee === undefined || order.groupToken === tokenOf(bank, session, 'payee-group', payee.groupId)) &&
    order.isNewPayee === record.isNewPayee &&
    order.amount?.minor === record.minor &&
    order.reference === record.reference
  );
}

export function payeeOf({ records }: Pick<Bank, 'records'>, { payeeId }: OrderFields): PayeeRecord | undefined {
  return payeeId === null ? undefined : records.find('payees', payeeId);
}

/** A payee changed since verification must not be paid under the verified name. */
export function isSamePayee(payee: PayeeRecord, order: OrderFields): boolean {
  return (
    payee.accountName === order.payeeName &&
    payee.accountNumber === order.payeeAccountNumber &&
    payee.sortCode === order.payeeSortCode
  );
}

function refused(reason: OrderRefusal): OrderVerdict {
  return { outcome: 'refused', reason };
}
