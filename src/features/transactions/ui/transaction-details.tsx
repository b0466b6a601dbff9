import { Suspense } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import type { Transaction } from '#src/api/transactions/transaction.ts';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';
import { mayHavePayee } from '#src/features/transactions/model/related.ts';
import { transactionFacts } from '#src/features/transactions/model/transaction-facts.ts';
import { useBalanceText } from '#src/ui/text/balance-text.tsx';
import { FactList } from '#src/ui/text/fact-list.tsx';
import styles from './transaction-details.module.css';

const RelatedLinks = lazyScreen(async () => (await import('./related-links.tsx')).RelatedLinks);

interface TransactionDetailsProps {
  readonly row: Transaction;
  readonly account: Account;
}

export function TransactionDetails({ row, account }: TransactionDetailsProps) {
  const balanceText = useBalanceText();
  return (
    <div className={styles.details}>
      <FactList facts={transactionFacts(row, balanceText)} />
      {mayHavePayee(row) && (
        <Suspense>
          <RelatedLinks row={row} account={account} />
        </Suspense>
      )}
    </div>
  );
}
