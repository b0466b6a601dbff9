import type { Account } from '#src/api/accounts/account.ts';
import { AccountNaming } from '#src/banking/accounts/account-naming.tsx';
import type { Renaming } from '#src/banking/accounts/use-renaming.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './managed-account.module.css';

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

export function ManagedAccount({ account, owner, renaming, saving, isFirst, isLast, onMove }: ManagedAccountProps) {
  const { title } = account;
  const stands = saving || renaming.edited !== undefined;
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <AccountNaming account={account} renaming={renaming} blocked={saving}>
          <p className={styles.title}>{title}</p>
        </AccountNaming>
        {owner !== undefined && <p className={styles.owner}>{owner}</p>}
      </div>
      <div className={styles.moves}>
        <Button disabled={stands || isFirst} onClick={() => onMove(-1)}>
          <span>
            Move up<HiddenText> {title}</HiddenText>
          </span>
        </Button>
        <Button disabled={stands || isLast} onClick={() => onMove(1)}>
          <span>
            Move down<HiddenText> {title}</HiddenText>
          </span>
        </Button>
      </div>
    </li>
  );
}
