import type { Account } from '#src/api/accounts/account.ts';
import { type AccountGroup, accountGroups } from '#src/api/accounts/account-kinds.ts';

export interface GroupOfAccounts {
  readonly id: AccountGroup;
  readonly heading: string;
  readonly accounts: readonly Account[];
}

const headings: Readonly<Record<AccountGroup, string>> = {
  current: 'Private Bank Current Accounts',
  racing: 'Racing Bank Accounts',
  deposit: 'Deposit Accounts',
  lending: 'Lending',
};

/** The groups that have accounts, in the bank's order; accounts keep their order within a group. */
export function groupAccounts(accounts: readonly Account[]): readonly GroupOfAccounts[] {
  return accountGroups
    .map((id) => ({ id, heading: headings[id], accounts: accounts.filter(({ group }) => group === id) }))
    .filter((group) => group.accounts.length > 0);
}
