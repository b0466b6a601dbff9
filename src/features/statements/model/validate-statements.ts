import type { Account } from '#src/api/accounts/account.ts';
import { accountMay, type Grants } from '#src/api/capabilities/capabilities.ts';

/** Whose statements a URL leads to. */
export type StatementsVerdict =
  | {
      readonly outcome: 'open';
      /** The accounts whose statements the customer may see; at least one. */
      readonly accounts: readonly Account[];
      /** The one in the URL; undefined for all. */
      readonly chosen: Account | undefined;
    }
  | { readonly outcome: 'no-such-account' }
  /** The account has no statements for this customer. */
  | { readonly outcome: 'closed'; readonly account: Account; readonly othersOpen: boolean }
  | { readonly outcome: 'none-open' };

/** `accounts` are those of the active entity; `accountId` is unvalidated. The bank decides again. */
export function validateStatements(
  accounts: readonly Account[],
  grants: Grants,
  accountId: string | undefined,
): StatementsVerdict {
  const open = accounts.filter((account) => accountMay('statements', account, grants));
  if (accountId === undefined) {
    return open.length === 0 ? { outcome: 'none-open' } : { outcome: 'open', accounts: open, chosen: undefined };
  }
  const account = accounts.find(({ id }) => id === accountId);
  if (account === undefined) return { outcome: 'no-such-account' };
  if (!open.includes(account)) return { outcome: 'closed', account, othersOpen: open.length > 0 };
  return { outcome: 'open', accounts: open, chosen: account };
}
