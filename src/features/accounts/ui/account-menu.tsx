import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Account } from '#src/api/accounts/account.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import type { Renaming } from '#src/banking/accounts/use-renaming.ts';
import { useColoursDialog } from '#src/banking/colours/use-colours-dialog.tsx';
import { accountWearer } from '#src/banking/colours/wearer.ts';
import { useGrants } from '#src/banking/entities/use-grants.ts';
import { waysOfRow } from '#src/features/accounts/model/account-ways.ts';
import { MenuButton } from '#src/ui/buttons/menu-button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import styles from './account-menu.module.css';

const tasks = ['PC_F_SELF', 'CH_I_ST'] as const;

/** What can be done with the account, in the open menu of its row. The bank is asked once the menu opens. */
function AccountWays({ account }: { readonly account: Account }) {
  const party = useAppSelector(selectActiveParty);
  const { grants, areLoaded } = useGrants(party, tasks);
  const ways = waysOfRow(account, areLoaded ? grants : undefined);
  if (ways.length === 0) return null;
  return (
    <div aria-busy={!areLoaded || undefined} className={styles.ways}>
      {ways.map(({ id, label, to }) =>
        areLoaded ? (
          <Link key={id} to={to} className={styles.item}>
            <span>
              {label}
              <HiddenText> for {account.title}</HiddenText>
            </span>
          </Link>
        ) : (
          <span key={id} className={styles.item}>
            <Skeleton width="medium" />
          </span>
        ),
      )}
    </div>
  );
}

interface AccountMenuProps {
  readonly account: Account;
  readonly renaming: Renaming;
}

/** What can be done with the account, then what is done to its row less often. */
export function AccountMenu({ account, renaming: { edited, begin } }: AccountMenuProps) {
  const { id, title } = account;
  const colours = useColoursDialog(accountWearer(account), title);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  const isEdited = edited === id;

  // Returns the focus from the closed field to its menu, unless the customer has moved on.
  useLayoutEffect(() => {
    const isFree = document.activeElement === document.body;
    if (wasEdited.current && !isEdited && isFree) button.current?.focus({ preventScroll: true });
    wasEdited.current = isEdited;
  }, [isEdited]);

  const isBlocked = edited !== undefined;
  return (
    <>
      <MenuButton
        box
        buttonRef={button}
        className={styles.opener}
        label={
          <>
            <HiddenText>More for {title}</HiddenText>
            <svg aria-hidden="true" viewBox="0 0 20 20" className={styles.dots}>
              <path d="M10 4.5h.01M10 10h.01M10 15.5h.01" />
            </svg>
          </>
        }
        open={isOpen}
        onOpenChange={setOpen}
      >
        <AccountWays account={account} />
        <button
          type="button"
          className={styles.item}
          aria-disabled={isBlocked || undefined}
          onClick={() => {
            if (isBlocked) return;
            setOpen(false);
            begin(id);
          }}
        >
          <span>
            Rename<HiddenText> {title}</HiddenText>
          </span>
        </button>
        {colours.open !== undefined && (
          <button
            type="button"
            className={styles.item}
            onClick={() => {
              setOpen(false);
              button.current?.focus();
              colours.open?.();
            }}
          >
            <span>
              Choose colours<HiddenText> for {title}</HiddenText>
            </span>
          </button>
        )}
        <Link to="/settings/manage-accounts" className={styles.item}>
          Reorder accounts
        </Link>
      </MenuButton>
      {colours.dialog}
    </>
  );
}
