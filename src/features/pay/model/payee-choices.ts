import type { Account } from '#src/api/accounts/account.ts';
import { type Payee, payeeName } from '#src/api/payees/payee.ts';
import { sortCodeText } from '#src/rules/sort-codes.ts';

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

/** Payees that match every word in their name, account number or reference, ignoring case and hyphens in sort codes. */
export function searchPayees(payees: readonly Payee[], text: string): readonly Payee[] {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  return payees.filter((payee) => {
    const { title, payeeDescription = '', accountNumber, sortCode, reference } = payee;
    const text = [title, payeeDescription, accountNumber, sortCode, sortCodeText(sortCode), reference];
    return wanted.every((word) => text.some((part) => part.toLowerCase().includes(word)));
  });
}
