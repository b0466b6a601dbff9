import type { Account } from '#src/api/accounts/account.ts';
import { accountMay, type Grants } from '#src/api/capabilities/capabilities.ts';

/** The account named in the URL, as the account to pay from. */
export type ChosenAccount =
  | { readonly state: 'none' }
  /** Not the customer's, belongs to another entity, or the session is over. */
  | { readonly state: 'unknown' }
  | { readonly state: 'may-not-pay'; readonly account: Account }
  | { readonly state: 'chosen'; readonly account: Account; readonly canPayRegularly: boolean };

export function chosenAccount(
  accountId: string | undefined,
  accounts: readonly Account[],
  grants: Grants,
): ChosenAccount {
  if (accountId === undefined) return { state: 'none' };
  const account = accounts.find(({ id }) => id === accountId);
  if (account === undefined) return { state: 'unknown' };
  if (!accountMay('makePayment', account, grants)) return { state: 'may-not-pay', account };
  return { state: 'chosen', account, canPayRegularly: accountMay('payRegularly', account, grants) };
}
