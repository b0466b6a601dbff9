import type { GroupOfAccounts } from '#src/banking/accounts/account-groups.ts';
import type { Renaming } from '#src/banking/accounts/use-renaming.ts';
import { RowGroup } from '#src/ui/page/row-group.tsx';
import { ManagedAccount } from './managed-account.tsx';
import type { useOrderDraft } from './use-order-draft.ts';

interface ManagedGroupProps {
  readonly group: GroupOfAccounts;
  readonly showOwners: boolean;
  readonly renaming: Renaming;
  readonly order: Pick<ReturnType<typeof useOrderDraft>, 'saving' | 'move'>;
}

export function ManagedGroup({ group, showOwners, renaming, order }: ManagedGroupProps) {
  return (
    <RowGroup heading={group.heading}>
      {group.accounts.map((account, place) => (
        <ManagedAccount
          key={account.id}
          account={account}
          owner={showOwners && account.partyName !== account.title ? account.partyName : undefined}
          renaming={renaming}
          saving={order.saving}
          isFirst={place === 0}
          isLast={place === group.accounts.length - 1}
          onMove={(step) => order.move(group, account, step)}
        />
      ))}
    </RowGroup>
  );
}
