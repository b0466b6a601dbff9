import { useLayoutEffect, useRef } from 'react';
import { type Account, type AccountList, accountsOfParty } from '#src/api/accounts/account.ts';
import type { GroupOfAccounts } from '#src/banking/accounts/account-groups.ts';
import { AccountNaming } from '#src/banking/accounts/account-naming.tsx';
import { DamagedAccountsNotice, NoAccounts } from '#src/banking/accounts/missing-accounts.tsx';
import { type Renaming, useRenaming } from '#src/banking/accounts/use-renaming.ts';
import { ColoursButton } from '#src/banking/colours/colours-button.tsx';
import { SilkMark } from '#src/banking/colours/silk-mark.tsx';
import { accountWearer } from '#src/banking/colours/wearer.ts';
import { LeaveUnsaved } from '#src/banking/page/leave-unsaved.tsx';
import { type SavePlace, savePlaces } from '#src/features/manage-accounts/model/saving.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { RowGroup } from '#src/ui/page/row-group.tsx';
import saveRow from '#src/ui/page/save-row.module.css';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { ProblemNotice } from '#src/ui/text/problem-notice.tsx';
import styles from './managed-accounts.module.css';
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
      <div className={styles.lead}>
        <p className={styles.intro}>
          Move the accounts of a group up or down, then save the new order. Names save straight away.
        </p>
        {saveAt('above')}
      </div>
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

interface ManagedGroupProps {
  readonly group: GroupOfAccounts;
  readonly showOwners: boolean;
  readonly renaming: Renaming;
  readonly order: Pick<ReturnType<typeof useOrderDraft>, 'saving' | 'move'>;
}

function ManagedGroup({ group, showOwners, renaming, order }: ManagedGroupProps) {
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

interface SaveOrderProps {
  readonly place: SavePlace;
  readonly order: Pick<ReturnType<typeof useOrderDraft>, 'isChanged' | 'saving' | 'failed' | 'saved' | 'save'>;
  readonly isRenaming: boolean;
}

/** Saves the order, and shows the result beside the button that was pressed. */
function SaveOrder({ place, order, isRenaming }: SaveOrderProps) {
  const { isChanged, saving, failed, saved, save } = order;
  return (
    <div className={saveRow.row}>
      <Button
        look="main"
        busy={saving}
        busyText="Saving…"
        disabled={!isChanged || isRenaming}
        onClick={() => void save(place)}
      >
        Save
      </Button>
      <div role="status" className={saveRow.outcome}>
        {saved === place && <Notice>Your changes are saved.</Notice>}
      </div>
      {failed?.place === place && (
        <div className={saveRow.outcome}>
          <ProblemNotice text={failed.message} />
        </div>
      )}
    </div>
  );
}

interface ManagedAccountProps {
  readonly account: Account;
  /** The account's entity, if the list has several. */
  readonly owner: string | undefined;
  readonly renaming: Renaming;
  /** The order is being saved. */
  readonly saving: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (step: -1 | 1) => void;
}

const arrows = { up: 'M8 13.5v-11M3.5 7 8 2.5 12.5 7', down: 'M8 2.5v11M3.5 9 8 13.5 12.5 9' } as const;

interface MoveButtonProps {
  readonly direction: keyof typeof arrows;
  readonly title: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** An arrow, with its words for those who do not see it. */
function MoveButton({ direction, title, disabled, onPress }: MoveButtonProps) {
  return (
    <Button look="quiet" disabled={disabled} onClick={onPress}>
      <svg aria-hidden="true" viewBox="0 0 16 16" className={styles.arrow}>
        <path d={arrows[direction]} />
      </svg>
      <HiddenText>
        Move {direction} {title}
      </HiddenText>
    </Button>
  );
}

function ManagedAccount({ account, owner, renaming, saving, isFirst, isLast, onMove }: ManagedAccountProps) {
  const { title } = account;
  const wearer = accountWearer(account);
  const stands = saving || renaming.edited !== undefined;
  return (
    <li className={styles.row}>
      <AccountNaming
        account={account}
        renaming={renaming}
        blocked={saving}
        owner={owner}
        more={<ColoursButton of={wearer} title={title} />}
      >
        <p className={styles.title}>
          {title}
          <SilkMark of={wearer} />
        </p>
      </AccountNaming>
      {/* The only account of its group has no other place. */}
      <div className={styles.moves}>
        {!(isFirst && isLast) && (
          <>
            <MoveButton direction="up" title={title} disabled={stands || isFirst} onPress={() => onMove(-1)} />
            <MoveButton direction="down" title={title} disabled={stands || isLast} onPress={() => onMove(1)} />
          </>
        )}
      </div>
    </li>
  );
}
