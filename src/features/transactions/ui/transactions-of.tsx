import { useId } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './transactions-of.module.css';
import { TransactionsPanel } from './transactions-panel.tsx';
import { ToolsSkeleton, TransactionsSkeleton } from './transactions-skeleton.tsx';
import { TransactionsView } from './transactions-view.tsx';

/** An account's transactions as part of another page; undefined until the account is known. */
export function TransactionsOf({ account }: { readonly account: Account | undefined }) {
  const headingId = useId();
  const heading = (
    <h2 id={headingId} className={styles.heading}>
      Transactions
    </h2>
  );
  if (account === undefined) {
    return (
      <div aria-busy="true" className={styles.waiting}>
        <TransactionsView heading={heading}>
          <ToolsSkeleton />
          <HiddenText>
            <span role="status">Account details are loading</span>
          </HiddenText>
          <TransactionsSkeleton />
        </TransactionsView>
      </div>
    );
  }
  return (
    <section aria-labelledby={headingId}>
      <TransactionsView heading={heading}>
        <TransactionsPanel key={account.id} account={account} headingLevel={3} />
      </TransactionsView>
    </section>
  );
}
