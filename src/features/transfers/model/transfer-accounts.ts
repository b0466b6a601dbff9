import type { Account } from '#src/api/accounts/account.ts';
import { accountMay, type Grants } from '#src/api/capabilities/capabilities.ts';

/** Accounts that may send transfers. The bank lists them for the active entity, or across entities where none is. */
export function sendingAccounts(accounts: readonly Account[], grants: Grants): readonly Account[] {
  return accounts.filter((account) => accountMay('transfer', account, grants));
}

/** Where transfers from the account may go: mapped accounts in its currency, never itself. */
export function receivingAccounts(from: Account | undefined, accounts: readonly Account[]): readonly Account[] {
  if (from === undefined) return [];
  return accounts.filter(
    ({ id, currency, transferIsMapped, isClosed }) =>
      transferIsMapped && !isClosed && currency === from.currency && id !== from.id,
  );
}

export type TransferOffer =
  | { readonly status: 'open'; readonly sending: readonly Account[] }
  /** No two accounts that money may move between. */
  | { readonly status: 'nothing' }
  /** The account in the URL is not the customer's, belongs to another entity, or the session is over. */
  | { readonly status: 'unknown' }
  | { readonly status: 'not-permitted'; readonly account: Account };

/** What the page offers for the account in its URL, if there is one. */
export function transferOffer(
  accountId: string | undefined,
  accounts: readonly Account[],
  grants: Grants,
): TransferOffer {
  const sending = sendingAccounts(accounts, grants);
  if (accountId !== undefined) {
    const account = accounts.find(({ id }) => id === accountId);
    if (account === undefined) return { status: 'unknown' };
    if (!sending.includes(account)) return { status: 'not-permitted', account };
  }
  const hasPair = sending.some((from) => receivingAccounts(from, accounts).length > 0);
  return hasPair ? { status: 'open', sending } : { status: 'nothing' };
}
