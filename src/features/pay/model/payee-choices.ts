import type { Account } from '#src/api/accounts/account.ts';
import { type Payee, payeeName } from '#src/api/payees/payee.ts';
import { sortCodeText } from '#src/rules/sort-codes.ts';

/** Whom the account may pay: those of its entity that nobody has yet to agree to, by name. */
export function payeesOf(account: Pick<Account, 'customerId'>, payees: readonly Payee[]): readonly Payee[] {
  return payees
    .filter(({ isActive, customerId }) => isActive && isSameEntity(customerId, account.customerId))
    .sort((left, right) => payeeName(left).localeCompare(payeeName(right), 'en-GB'));
}

/** Whose entity the bank did not tell stands for any. */
export function isSameEntity(left: Account['customerId'], right: Account['customerId']): boolean {
  return left === right || left === '' || right === '';
}

/** Those with all of the words in a name, a number or a reference, in any case; a sort code with or without its hyphens. */
export function foundPayees(payees: readonly Payee[], words: string): readonly Payee[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return payees.filter((payee) => {
    const { title, payeeDescription = '', accountNumber, sortCode, reference } = payee;
    const text = [title, payeeDescription, accountNumber, sortCode, sortCodeText(sortCode), reference];
    return wanted.every((word) => text.some((part) => part.toLowerCase().includes(word)));
  });
}
