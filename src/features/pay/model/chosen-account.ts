import type { Account } from '#src/api/accounts/account.ts';
import { accountMay, type Grants } from '#src/api/capabilities/capabilities.ts';

/** The account that an address names, as the one to pay from. */
export type ChosenAccount =
  | { readonly state: 'none' }
  /** Nobody's, somebody else's, another entity's, or of a session that is over. */
  | { readonly state: 'unknown' }
  | { readonly state: 'may-not-pay'; readonly account: Account }
  | { readonly state: 'chosen'; readonly account: Account; readonly mayPayRegularly: boolean };

export function chosenAccount(
  accountId: string | undefined,
  accounts: readonly Account[],
  grants: Grants,
): ChosenAccount {
  if (accountId === undefined) return { state: 'none' };
  const account = accounts.find(({ id }) => id === accountId);
  if (account === undefined) return { state: 'unknown' };
  if (!accountMay('makePayment', account, grants)) return { state: 'may-not-pay', account };
  return { state: 'chosen', account, mayPayRegularly: accountMay('payRegularly', account, grants) };
}
