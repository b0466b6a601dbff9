import type { Account } from '#src/api/accounts/account.ts';
import type { AccountPlace } from '#src/api/accounts/account-names.ts';
import { groupAccounts } from '#src/banking/accounts/account-groups.ts';
import type { AccountId } from '#src/kernel/ids.ts';

/** The new sort order of accounts that were moved but not saved; all others keep the bank's. */
export type OrderDraft = ReadonlyMap<AccountId, number>;

export const nothingMoved: OrderDraft = new Map();

/** The accounts in draft order; equal values keep the order they came in. */
export function arranged(accounts: readonly Account[], draft: OrderDraft): readonly Account[] {
  return [...accounts].sort((left, right) => orderOf(left, draft) - orderOf(right, draft));
}

/**
 * Moves an account one place up (-1) or down (1) within its group, by swapping order values with its neighbour. If the
 * two values are equal, as they are when the bank gave none, the group is renumbered first. At either end nothing
 * moves.
 */
export function moved(group: readonly Account[], id: AccountId, step: -1 | 1, draft: OrderDraft): OrderDraft {
  const from = group.findIndex((account) => account.id === id);
  const [account, neighbour] = [group[from], group[from + step]];
  if (account === undefined || neighbour === undefined) return draft;
  const numbered = new Map([...draft, ...distinctOrders(group, draft)]);
  return new Map([...numbered, [account.id, orderOf(neighbour, numbered)], [neighbour.id, orderOf(account, numbered)]]);
}

/** The changes to save; nothing for a group that is back in its old order. */
export function changedPlaces(accounts: readonly Account[], draft: OrderDraft): readonly AccountPlace[] {
  const groups = groupAccounts(arranged(accounts, nothingMoved)).map((group) => group.accounts);
  return groups
    .filter((group) => arranged(group, draft).some(({ id }, place) => id !== group[place]?.id))
    .flatMap((group) => group.map((account) => ({ account, order: orderOf(account, draft) })))
    .filter(({ account, order }) => order !== account.order);
}

/** Whether the list already has the draft's order: every moved account is still in it, and nothing is left to save. */
export function isInPlace(accounts: readonly Account[], draft: OrderDraft): boolean {
  const areListed = [...draft.keys()].every((moved) => accounts.some(({ id }) => id === moved));
  return areListed && changedPlaces(accounts, draft).length === 0;
}

function orderOf({ id, order }: Account, draft: OrderDraft): number {
  return draft.get(id) ?? order;
}

function distinctOrders(group: readonly Account[], draft: OrderDraft): readonly (readonly [AccountId, number])[] {
  const orders = group.map((account) => orderOf(account, draft));
  const areDistinct = new Set(orders).size === orders.length;
  return group.map(({ id }, place) => [id, (areDistinct ? orders[place] : undefined) ?? place + 1]);
}
