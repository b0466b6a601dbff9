import { useId } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import type { GroupOfAccounts } from '#src/parts/accounts/account-groups.ts';
import type { Renaming } from '#src/parts/accounts/use-renaming.ts';
import styles from './account-group.module.css';
import { AccountRow } from './account-row.tsx';

interface AccountGroupProps {
  readonly group: GroupOfAccounts;
  readonly canMakePayment: (account: Account) => boolean;
  readonly showOwners: boolean;
  readonly renaming: Renaming;
}

export function AccountGroup({ group, canMakePayment, showOwners, renaming }: AccountGroupProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.group}>
      <h2 id={headingId} className={styles.heading}>
        {group.heading}
      </h2>
      <ul className={styles.rows}>
        {group.accounts.map((account) => (
          <AccountRow
            key={account.id}
            account={account}
            canMakePayment={canMakePayment(account)}
            owner={showOwners && account.partyName !== account.title ? account.partyName : undefined}
            renaming={renaming}
          />
        ))}
      </ul>
    </section>
  );
}
