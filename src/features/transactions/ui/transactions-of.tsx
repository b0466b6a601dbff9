import { useId } from 'react';
import { useAccount } from '#src/banking/accounts/use-account.ts';
import type { AccountId } from '#src/kernel/ids.ts';
import styles from './transactions-of.module.css';
import { TransactionsPanel } from './transactions-panel.tsx';
import { TransactionsView } from './transactions-view.tsx';

/** An account's transactions as part of another page, which handles an unknown account itself. */
export function TransactionsOf({ accountId }: { readonly accountId: AccountId }) {
  const headingId = useId();
  const lookup = useAccount(accountId);
  if (lookup.status !== 'found') return null;
  return (
    <section aria-labelledby={headingId}>
      <TransactionsView
        heading={
          <h2 id={headingId} className={styles.heading}>
            Transactions
          </h2>
        }
      >
        <TransactionsPanel key={lookup.account.id} account={lookup.account} headingLevel={3} />
      </TransactionsView>
    </section>
  );
}
