import { memo, Suspense, useCallback } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import type { Transaction } from '#src/api/transactions/transaction.ts';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';
import type { ListedRows } from '#src/features/transactions/model/listed-rows.ts';
import { mayHavePayee } from '#src/features/transactions/model/related.ts';
import { transactionFacts } from '#src/features/transactions/model/transaction-facts.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { useBalanceText } from '#src/ui/text/balance-text.tsx';
import { dayText, weekdayText } from '#src/ui/text/dates.ts';
import { FactList } from '#src/ui/text/fact-list.tsx';
import { TransactionCard } from './transaction-card.tsx';
import { transactionColumns } from './transaction-columns.tsx';
import styles from './transaction-details.module.css';

// Outside the component: a new function would re-render every row.
const rowKey = ({ id }: Transaction) => id;
const card = (row: Transaction) => <TransactionCard row={row} />;
const drawerLabel = ({ title, day }: Transaction) => `Details of ${title}, ${dayText(day)}`;
const groupTitle = ({ day }: Transaction) => weekdayText(day);

interface TransactionsTableProps {
  readonly account: Account;
  readonly rows: ListedRows;
}

/** Re-renders only when its rows change. */
export const TransactionsTable = memo(function TransactionsTable({ account, rows }: TransactionsTableProps) {
  const drawer = useCallback((row: Transaction) => <TransactionDetails row={row} account={account} />, [account]);
  return (
    <DataTable
      caption="Transactions"
      columns={transactionColumns}
      rows={rows}
      rowKey={rowKey}
      groupTitle={groupTitle}
      card={card}
      drawer={drawer}
      drawerLabel={drawerLabel}
      printAdvice="For all of them, use Print beside the heading."
    />
  );
});

const RelatedLinks = lazyScreen(async () => (await import('./related-links.tsx')).RelatedLinks);

interface TransactionDetailsProps {
  readonly row: Transaction;
  readonly account: Account;
}

function TransactionDetails({ row, account }: TransactionDetailsProps) {
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
