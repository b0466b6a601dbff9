import type { Account } from '#src/api/accounts/account.ts';
import { SilkMark } from '#src/banking/colours/silk-mark.tsx';
import { accountWearer } from '#src/banking/colours/wearer.ts';
import { MoneyText } from '#src/ui/text/balance-text.tsx';
import styles from './order-summary.module.css';

const shownFirst = 8;

/** What the accounts have, in place of the summary until the customer has chosen one. The list of choices has all. */
export function BalancesBeside({ accounts }: { readonly accounts: readonly Account[] }) {
  return (
    <section aria-label="Available balances" className={styles.summary} data-wide>
      <p aria-hidden="true" className={styles.listHead}>
        Available balance
      </p>
      <dl className={styles.rows}>
        {accounts.slice(0, shownFirst).map((account) => (
          <div key={account.id} className={styles.balance}>
            <dt className={styles.value}>
              {account.title}
              <SilkMark of={accountWearer(account)} />
            </dt>
            {account.availableBalance !== undefined && (
              <dd className={styles.figure}>
                <MoneyText amount={account.availableBalance} place="list" />
              </dd>
            )}
          </div>
        ))}
      </dl>
      {accounts.length > shownFirst && (
        <p className={styles.more}>
          {shownFirst} of {accounts.length} accounts
        </p>
      )}
    </section>
  );
}
