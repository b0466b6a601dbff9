import type { Account } from '#src/api/accounts/account.ts';
import { readAccountNumber, readSortCode } from '#src/rules/sort-codes.ts';
import type { PayeeDetails } from './payee-check-state.ts';

export const ownAccountMistake =
  'This is one of your own accounts. To move money to it, please make a transfer instead';

/** Whether the account is the customer's own: money to it is a transfer, not a payment. */
export function isOwnAccount(
  { sortCode, accountNumber }: Pick<PayeeDetails, 'sortCode' | 'accountNumber'>,
  accounts: readonly Pick<Account, 'sortCode' | 'accountNumber'>[],
): boolean {
  return accounts.some(
    (own) => readSortCode(own.sortCode) === sortCode && readAccountNumber(own.accountNumber) === accountNumber,
  );
}
