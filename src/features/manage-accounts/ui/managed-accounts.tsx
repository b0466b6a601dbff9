import { useLayoutEffect, useRef } from 'react';
import { type AccountList, accountsOfParty } from '#src/api/accounts/account.ts';
import { DamagedAccountsNotice, NoAccounts } from '#src/banking/accounts/missing-accounts.tsx';
import { useRenaming } from '#src/banking/accounts/use-renaming.ts';
import { LeaveUnsaved } from '#src/banking/page/leave-unsaved.tsx';
import { type SavePlace, savePlaces } from '#src/features/manage-accounts/model/saving.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './managed-accounts.module.css';
import { ManagedGroup } from './managed-group.tsx';
import { SaveOrder } from './save-order-button.tsx';
import { useOrderDraft } from './use-order-draft.ts';

interface ManagedAccountsProps {
  readonly list: AccountList;
  readonly party: PartyId | false;
  readonly showOwners: boolean;
}

/** Accounts to rename and reorder. A name is saved on its own; the order is saved with Save. */
export function ManagedAccounts({ list, party, showOwners }: ManagedAccountsProps) {
  const accounts = accountsOfParty(list.accounts, party);
  const renaming = useRenaming(accounts);
  const order = useOrderDraft(accounts);
  const groups = useRef<HTMLDivElement>(null);
  const places = savePlaces(accounts.length);

  // The moved row may have left the window together with the focus.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (order.lastMove !== '' && groups.current?.contains(activeElement))
      activeElement?.scrollIntoView({ block: 'nearest' });
  }, [order.lastMove]);

  if (accounts.length === 0 && list.damagedCount === 0) return <NoAccounts />;

  function saveAt(place: SavePlace) {
    return (
      places.includes(place) && <SaveOrder place={place} order={order} isRenaming={renaming.edited !== undefined} />
    );
  }
  return (
    <>
      {list.damagedCount > 0 && <DamagedAccountsNotice count={list.damagedCount} />}
      <p className={styles.intro}>
        Move the accounts of a group up or down, then save the new order. Names save straight away.
      </p>
      {saveAt('above')}
      <div ref={groups} className={styles.groups}>
        {order.groups.map((group) => (
          <ManagedGroup key={group.id} group={group} showOwners={showOwners} renaming={renaming} order={order} />
        ))}
      </div>
      {saveAt('below')}
      <LeaveUnsaved isUnsaved={order.isChanged} title="Leave without saving?">
        The new order of your accounts has not been saved.
      </LeaveUnsaved>
      <div aria-live="polite">
        <HiddenText>{order.lastMove}</HiddenText>
      </div>
    </>
  );
}
