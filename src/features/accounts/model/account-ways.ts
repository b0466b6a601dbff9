import type { Account } from '#src/api/accounts/account.ts';
import { isDemandDeposit } from '#src/api/accounts/account-kinds.ts';
import { accountLinks, type Capability, type Grants } from '#src/api/capabilities/capabilities.ts';
import type { AccountId } from '#src/kernel/ids.ts';
import { pageNames } from '#src/rules/page-names.ts';
import { expectedLinks } from './expected-links.ts';

export interface AccountWay {
  readonly id: Capability | 'upcoming';
  readonly label: string;
  readonly to: string;
}

/** What is set up to leave the account. */
export function upcomingOf(id: AccountId): AccountWay {
  const { title, to } = pageNames.upcoming;
  return { id: 'upcoming', label: title, to: `${to}?account=${encodeURIComponent(id)}` };
}

/** Those in the menu of an account's row, where payment has a button. */
const inMenu: readonly Capability[] = ['transfer', 'statements'];

/** What the menu of an account's row leads to. Without grants, what such an account usually has. Bonds and loans have none. */
export function waysOfRow(account: Account, grants: Grants | undefined): readonly AccountWay[] {
  if (!isDemandDeposit(account.kind)) return [];
  const links = grants === undefined ? expectedLinks(account) : accountLinks(account, grants);
  const ways = links.filter(({ use }) => inMenu.includes(use)).map(({ use, label, to }) => ({ id: use, label, to }));
  const mayBeSeen = grants?.functions?.includes('paymentsFuture') ?? grants === undefined;
  return mayBeSeen ? [...ways, upcomingOf(account.id)] : ways;
}
