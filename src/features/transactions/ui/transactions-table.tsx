import { memo, Suspense, useCallback, useMemo } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import type { Transaction } from '#src/api/transactions/transaction.ts';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';
import type { ListedRows } from '#src/features/transactions/model/listed-rows.ts';
import { mayHavePayee } from '#src/features/transactions/model/related.ts';
import { sameTitleText } from '#src/features/transactions/model/same-title.ts';
import { transactionFacts } from '#src/features/transactions/model/transaction-facts.ts';
import { sizeOfRoom, useListRoom } from '#src/ui/overlays/screen-size.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { dayText, weekdayText } from '#src/ui/text/dates.ts';
import { FactList } from '#src/ui/text/fact-list.tsx';
import type { usePendingGroup } from './pending-group.tsx';
import { TransactionCard } from './transaction-card.tsx';
import { transactionColumns } from './transaction-columns.tsx';
import styles from './transaction-details.module.css';

// Outside the component: a new function would re-render every row.
const rowKey = ({ id }: Transaction) => id;
const drawerLabel = ({ title, day }: Transaction) => `Details of ${title}, ${dayText(day)}`;
const groupTitle = ({ day }: Transaction) => weekdayText(day);

interface TransactionsTableProps {
  readonly account: Account;
  readonly rows: ListedRows;
  readonly lead: ReturnType<typeof usePendingGroup>;
  readonly isNew: (row: Transaction) => boolean;
  readonly onShowAll: (title: string) => void;
}

/** Re-renders only when its rows change. */
export const TransactionsTable = memo(function TransactionsTable(table: TransactionsTableProps) {
  const { account, rows, lead, isNew, onShowAll } = table;
  const columns = useMemo(() => transactionColumns(isNew), [isNew]);
  const card = useCallback((row: Transaction) => <TransactionCard row={row} isNew={isNew(row)} />, [isNew]);
  const drawer = useCallback(
    (row: Transaction) => <TransactionDetails {...{ row, rows, account, onShowAll }} />,
    [rows, account, onShowAll],
  );
  return (
    <DataTable
      caption="Transactions"
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      groupTitle={groupTitle}
      card={card}
      drawer={drawer}
      drawerLabel={drawerLabel}
      lead={lead}
      printAdvice="For all of them, use Print beside the heading."
    />
  );
});

const TransactionActions = lazyScreen(async () => (await import('./transaction-actions.tsx')).TransactionActions);

interface TransactionDetailsProps {
  readonly row: Transaction;
  readonly rows: ListedRows;
  readonly account: Account;
  readonly onShowAll: (title: string) => void;
}

/** What is known of it, and beside that what can be done about it. */
function TransactionDetails({ row, rows, account, onShowAll }: TransactionDetailsProps) {
  const size = sizeOfRoom(useListRoom());
  const sameTitle = useMemo(() => sameTitleText(rows, row.title), [rows, row.title]);
  const facts = transactionFacts(row, size);
  if (sameTitle !== undefined) facts.push({ label: 'In this list', value: sameTitle });
  return (
    <div className={styles.details}>
      <FactList facts={facts} />
      <div className={styles.related} data-payee={mayHavePayee(row) || undefined}>
        <Suspense>
          <TransactionActions row={row} account={account} onShowAll={onShowAll} />
        </Suspense>
      </div>
    </div>
  );
}
