import type { Account } from '#src/api/accounts/account.ts';
import { accountMayPay, type Grants } from '#src/api/capabilities/capabilities.ts';

const excludedKinds: readonly Account['kind'][] = ['LN', 'MO', 'TD'];

/** Accounts in any currency that may pay; never a loan, a mortgage or a term deposit. */
export function fromAccounts(accounts: readonly Account[], grants: Grants): readonly Account[] {
  return accounts.filter((account) => !excludedKinds.includes(account.kind) && accountMayPay(account, grants));
}
