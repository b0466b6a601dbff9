import type { Account } from '#src/api/accounts/account.ts';
import { accountMay, type Grants } from '#src/api/capabilities/capabilities.ts';

/** Whose statements an address leads to. */
export type StatementsVerdict =
  | {
      readonly outcome: 'open';
      /** All whose statements the customer may see; one at least. */
      readonly accounts: readonly Account[];
      /** The one the address names; undefined for all of them. */
      readonly chosen: Account | undefined;
    }
  | { readonly outcome: 'no-such-account' }
  /** The account has no statements that this customer may see here. */
  | { readonly outcome: 'closed'; readonly account: Account; readonly othersOpen: boolean }
  | { readonly outcome: 'none-open' };

/** `accounts` are those of the active entity; `accountId` may be anything an address held. The bank decides again. */
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
