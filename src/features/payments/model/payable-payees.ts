import type { Account } from '#src/api/accounts/account.ts';
import type { NewPayee } from '#src/api/payees/add-payee.ts';
import { type Payee, payeeName } from '#src/api/payees/payee.ts';
import type { PartyArg } from '#src/api/store/bank-api.ts';
import type { PaidPayee } from '#src/banking/paying/model/payment-result.ts';

/** Payees the account may pay: same entity, authorised, sorted by name. */
export function payeesOf(account: Pick<Account, 'customerId'>, payees: readonly Payee[]): readonly Payee[] {
  return payees
    .filter(({ isActive, customerId }) => isActive && isSameEntity(customerId, account.customerId))
    .sort((left, right) => payeeName(left).localeCompare(payeeName(right), 'en-GB'));
}

/** An account whose entity the bank did not give matches any. */
export function isSameEntity(left: Account['customerId'], right: Account['customerId']): boolean {
  return left === right || left === '' || right === '';
}

const mostRecent = 5;

/** Those paid last, the latest first, and all the others in their order. None is recent where the bank names no day. */
export function byLastPaid(payees: readonly Payee[]): {
  readonly recent: readonly Payee[];
  readonly others: readonly Payee[];
} {
  const recent = payees
    .filter(({ lastPaidOn }) => lastPaidOn !== undefined)
    .sort(({ lastPaidOn: left = '' }, { lastPaidOn: right = '' }) => (left < right ? 1 : left > right ? -1 : 0))
    .slice(0, mostRecent);
  return { recent, others: payees.filter((payee) => !recent.includes(payee)) };
}

export function savedPayee(payee: Payee): PaidPayee {
  const { title, payeeDescription, accountNumber, sortCode, bankName, verificationReport: report } = payee;
  const accountName = payeeDescription === undefined ? undefined : title;
  return { name: payeeName(payee), accountName, accountNumber, sortCode, bankName, report };
}

export function addedPayee({ name, payeeDescription, accountNumber, sortCode, bankName, report }: NewPayee): PaidPayee {
  const accountName = payeeDescription === undefined ? undefined : name;
  return { name: payeeDescription ?? name, accountName, accountNumber, sortCode, bankName, report };
}

/** A new payee, added as part of the payment. */
export interface PayeeToAdd {
  readonly newPayee: NewPayee & PartyArg;
  /** Set once the bank has added it, so that a retry of the payment does not add it again. */
  readonly added?: Pick<Payee, 'id' | 'groupId'>;
}
