import { type AccountList, accountsOfParty } from '#src/api/account.ts';
import { accountMayPay, type Grants } from '#src/api/capabilities.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import { groupAccounts } from '../model/account-groups.ts';
import { AccountGroup } from './account-group.tsx';
import { DamagedAccountsNotice, LendingNotice, NoAccounts } from './list-notices.tsx';

interface ListedAccountsProps {
  readonly list: AccountList;
  readonly party: PartyId | false;
  readonly grants: Grants;
  readonly showOwners: boolean;
}

export function ListedAccounts({ list, party, grants, showOwners }: ListedAccountsProps) {
  const groups = groupAccounts(accountsOfParty(list.accounts, party));
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
        />
      ))}
      {groups.some(({ id }) => id === 'lending') && <LendingNotice />}
    </>
  );
}
