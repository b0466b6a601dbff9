import type { Account } from '#src/api/account.ts';
import type { AccountPlace } from '#src/api/account-names.ts';
import type { AccountId } from '#src/kernel/ids.ts';
import { groupAccounts } from '#src/parts/account-groups.ts';

/** The order values that moves have given accounts and that are not saved; the others keep the bank's. */
export type OrderDraft = ReadonlyMap<AccountId, number>;

export const nothingMoved: OrderDraft = new Map();

/** What the bank takes for a place. */
const places = { first: 1, last: 9999 } as const;

/** The accounts in the order of the draft; those of one order stay as they came. */
export function arranged(accounts: readonly Account[], draft: OrderDraft): readonly Account[] {
  return [...accounts].sort((left, right) => orderOf(left, draft) - orderOf(right, draft));
}

/**
 * Moves an account one place up (-1) or down (1) in its group, given as the draft arranges it: it and its neighbour swap
 * their order values. Where the bank gave some no place, or two the same, the group is numbered afresh first. At an end
 * of the group nothing moves.
 */
export function moved(group: readonly Account[], id: AccountId, step: -1 | 1, draft: OrderDraft): OrderDraft {
  const from = group.findIndex((account) => account.id === id);
  const [account, neighbour] = [group[from], group[from + step]];
  if (account === undefined || neighbour === undefined) return draft;
  const numbered = new Map([...draft, ...distinctOrders(group, draft)]);
  return new Map([...numbered, [account.id, orderOf(neighbour, numbered)], [neighbour.id, orderOf(account, numbered)]]);
}

/** What is to be saved: nothing of a group that stands as it stood. */
export function changedPlaces(accounts: readonly Account[], draft: OrderDraft): readonly AccountPlace[] {
  const groups = groupAccounts(arranged(accounts, nothingMoved)).map((group) => group.accounts);
  return groups
    .filter((group) => arranged(group, draft).some(({ id }, place) => id !== group[place]?.id))
    .flatMap((group) => group.map((account) => ({ account, order: orderOf(account, draft) })))
    .filter(({ account, order }) => order !== account.order);
}

function orderOf({ id, order }: Account, draft: OrderDraft): number {
  return draft.get(id) ?? order;
}

function distinctOrders(group: readonly Account[], draft: OrderDraft): readonly (readonly [AccountId, number])[] {
  const orders = group.map((account) => orderOf(account, draft));
  const areUsable =
    new Set(orders).size === orders.length && orders.every((order) => order >= places.first && order <= places.last);
  return group.map(({ id }, place) => [id, areUsable ? (orders[place] ?? place) : place + places.first]);
}
