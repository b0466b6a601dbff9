import { useId } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import type { GroupOfAccounts } from '#src/banking/accounts/account-groups.ts';
import type { Renaming } from '#src/banking/accounts/use-renaming.ts';
import type { ColumnMarks } from '#src/features/accounts/model/column-marks.ts';
import { groupTotals } from '#src/features/accounts/model/group-totals.ts';
import { MoneyText, OwedText } from '#src/ui/text/balance-text.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './account-group.module.css';
import { AccountRow } from './account-row.tsx';
import type { News } from './use-accounts-page.ts';

interface AccountGroupProps {
  readonly group: GroupOfAccounts;
  readonly canMakePayment: (account: Account) => boolean;
  readonly showOwners: boolean;
  readonly news: News | undefined;
  readonly renaming: Renaming;
  /** The same for all groups, whose columns stand below each other. */
  readonly marks: ColumnMarks;
}

/** The labels of the columns stand once above the rows; each figure has its own for screen readers. */
export function AccountGroup({ group, canMakePayment, showOwners, news, renaming, marks }: AccountGroupProps) {
  const headingId = useId();
  const isLending = group.id === 'lending';
  const totals = groupTotals(group.accounts);
  return (
    <section
      aria-labelledby={headingId}
      data-balance-marks={marks.balance || undefined}
      data-available-marks={marks.available || undefined}
      data-codes={marks.codes || undefined}
      className={styles.group}
    >
      <div className={styles.head}>
        <div className={styles.name}>
          <h2 id={headingId} className={typography.large}>
            {group.heading}
          </h2>
          {totals.length > 0 && (
            <p className={typography.note}>
              Total{' '}
              {totals.map((total) => (
                <span key={total.currency} className={styles.total}>
                  {isLending ? <OwedText balance={total} /> : <MoneyText amount={total} place="balance" />}
                </span>
              ))}
            </p>
          )}
        </div>
        <span aria-hidden="true" className={styles.label}>
          {isLending ? 'You owe' : 'Balance'}
        </span>
        <span aria-hidden="true" className={styles.label}>
          {!isLending && 'Available balance'}
        </span>
      </div>
      <ul className={styles.rows}>
        {group.accounts.map((account) => (
          <AccountRow
            key={account.id}
            account={account}
            canMakePayment={canMakePayment(account)}
            owner={showOwners && !account.title.startsWith(account.partyName) ? account.partyName : undefined}
            news={news}
            renaming={renaming}
          />
        ))}
      </ul>
    </section>
  );
}
