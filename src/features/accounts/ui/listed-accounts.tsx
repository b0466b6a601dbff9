import { type AccountList, accountsOfParty } from '#src/api/accounts/account.ts';
import { accountMayPay, type Grants } from '#src/api/capabilities/capabilities.ts';
import { groupAccounts } from '#src/banking/accounts/account-groups.ts';
import { DamagedAccountsNotice, NoAccounts } from '#src/banking/accounts/missing-accounts.tsx';
import { useRenaming } from '#src/banking/accounts/use-renaming.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import { AccountGroup } from './account-group.tsx';
import { LendingNotice } from './list-notices.tsx';

interface ListedAccountsProps {
  readonly list: AccountList;
  readonly party: PartyId | false;
  readonly grants: Grants;
  readonly showOwners: boolean;
}

export function ListedAccounts({ list, party, grants, showOwners }: ListedAccountsProps) {
  const accounts = accountsOfParty(list.accounts, party);
  const groups = groupAccounts(accounts);
  const renaming = useRenaming(accounts);
  if (groups.length === 0 && list.damagedCount === 0) return <NoAccounts />;
  return (
    <>
      {list.damagedCount > 0 && <DamagedAccountsNotice count={list.damagedCount} />}
      {groups.map((group) => (
        <AccountGroup
          key={group.id}
          group={group}
          canMakePayment={(account) => accountMayPay(account, grants)}
          showOwners={showOwners}
          renaming={renaming}
        />
      ))}
      {groups.some(({ id }) => id === 'lending') && <LendingNotice />}
    </>
  );
}
