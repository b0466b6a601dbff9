import type { Account } from '#src/api/accounts/account.ts';
import type { GroupOfAccounts } from '#src/parts/accounts/account-groups.ts';
import type { Renaming } from '#src/parts/accounts/use-renaming.ts';
import { RowGroup } from '#src/ui/page/row-group.tsx';
import { AccountRow } from './account-row.tsx';

interface AccountGroupProps {
  readonly group: GroupOfAccounts;
  readonly canMakePayment: (account: Account) => boolean;
  readonly showOwners: boolean;
  readonly renaming: Renaming;
}

export function AccountGroup({ group, canMakePayment, showOwners, renaming }: AccountGroupProps) {
  return (
    <RowGroup heading={group.heading}>
      {group.accounts.map((account) => (
        <AccountRow
          key={account.id}
          account={account}
          canMakePayment={canMakePayment(account)}
          owner={showOwners && account.partyName !== account.title ? account.partyName : undefined}
          renaming={renaming}
        />
      ))}
    </RowGroup>
  );
}
