import { useEffect, useRef } from 'react';
import { type ShareableAccount, type Ticks, tickOf } from '#src/api/preferences/sharing.ts';
import { accountText, permissionNames } from '#src/features/preferences/data-sharing/model/sharing-copy.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { Card } from '#src/ui/page/card.tsx';
import styles from './data-sharing.module.css';

interface ReviewPermissionsProps {
  readonly accounts: readonly ShareableAccount[];
  readonly ticks: Ticks;
  readonly saving: boolean;
  readonly onAmend: () => void;
  readonly onConfirm: () => void;
}

export function ReviewPermissions({ accounts, ticks, saving, onAmend, onConfirm }: ReviewPermissionsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const reviewed = accounts
    .map((account) => ({ account, granted: account.offers.filter((one) => ticks.has(tickOf(account.id, one))) }))
    .filter(({ granted }) => granted.length > 0);

  // The button that led here is gone.
  useEffect(() => heading.current?.focus(), []);

  return (
    <Card full>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        Check what you are sharing
      </h2>
      <ul className={styles.reviewed}>
        {reviewed.map(({ account, granted }) => (
          <li key={account.id} className={styles.account}>
            <p className={styles.title}>
              <bdi>{account.title}</bdi> <span className={styles.number}>{accountText(account)}</span>
            </p>
            <p>{granted.map((permission) => permissionNames[permission]).join(', ')}</p>
          </li>
        ))}
      </ul>
      <ButtonRow>
        <Button look="main" busy={saving} disabled={ticks.size === 0} onClick={onConfirm}>
          Confirm
        </Button>
        <Button disabled={saving} onClick={onAmend}>
          Amend
        </Button>
      </ButtonRow>
    </Card>
  );
}
