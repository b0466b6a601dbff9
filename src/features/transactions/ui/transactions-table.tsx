import { memo, useCallback } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import type { Transaction } from '#src/api/transactions/transaction.ts';
import type { ListedRows } from '#src/features/transactions/model/listed-rows.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { dayText, fullDay } from '#src/ui/text/dates.ts';
import { TransactionCard } from './transaction-card.tsx';
import { transactionColumns } from './transaction-columns.tsx';
import { TransactionDetails } from './transaction-details.tsx';

// Outside the component: a new function would re-render every row.
const rowKey = ({ id }: Transaction) => id;
const card = (row: Transaction) => <TransactionCard row={row} />;
const drawerLabel = ({ title, day }: Transaction) => `Details of ${title}, ${dayText(day)}`;
const groupTitle = ({ day }: Transaction) => fullDay(day);

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
