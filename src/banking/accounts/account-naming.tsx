import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { AccountNumberText } from '#src/ui/text/account-number-text.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import typography from '#src/ui/text/typography.module.css';
import { AccountNameEditor } from './account-name-editor.tsx';
import styles from './account-naming.module.css';
import type { Renaming } from './use-renaming.ts';

interface AccountNamingProps {
  readonly account: Account;
  readonly renaming: Renaming;
  /** Something else on the page must finish first. */
  readonly blocked?: boolean;
  /** Its entity, if there are several. */
  readonly owner?: string | undefined;
  /** Other buttons, beside that one. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** An account's title and number, and at the end a button to rename it in place. */
export function AccountNaming({ account, renaming, blocked = false, owner, more, children }: AccountNamingProps) {
  const { id, title, sortCode, accountNumber } = account;
  const { edited, begin, end } = renaming;
  const isEdited = edited === id;
  const wasEdited = useRef(false);
  const button = useRef<HTMLButtonElement>(null);

  // Returns the focus from the closed field to its button, unless the customer has moved on.
  useLayoutEffect(() => {
    const isFree = document.activeElement === document.body;
    if (wasEdited.current && !isEdited && isFree) button.current?.focus({ preventScroll: true });
    wasEdited.current = isEdited;
  }, [isEdited]);

  return (
    <div className={styles.naming}>
      <div className={styles.account}>
        {!isEdited && children}
        <p className={`${typography.detail} ${styles.about}`}>
          <span>
            <AccountNumberText sortCode={sortCode} accountNumber={accountNumber} />
          </span>{' '}
          {owner !== undefined && <span>{owner}</span>}
        </p>
        {isEdited && <AccountNameEditor account={account} onClose={() => end(id)} />}
      </div>
      {!isEdited && (
        <div className={styles.buttons}>
          <Button ref={button} look="quiet" disabled={blocked || edited !== undefined} onClick={() => begin(id)}>
            <span>
              Rename<HiddenText> {title}</HiddenText>
            </span>
          </Button>
          {more}
        </div>
      )}
    </div>
  );
}
