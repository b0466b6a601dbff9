import { memo } from 'react';
import type { Transaction } from '#src/api/transactions/transaction.ts';
import type { ListedRows } from '#src/features/transactions/model/listed-rows.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { dayText } from '#src/ui/text/day-text.ts';
import { TransactionCard } from './transaction-card.tsx';
import { transactionColumns } from './transaction-columns.tsx';
import { TransactionDetails } from './transaction-details.tsx';

// Outside the component: a new function would re-render every row.
const rowKey = ({ id }: Transaction) => id;
const card = (row: Transaction) => <TransactionCard row={row} />;
const drawer = (row: Transaction) => <TransactionDetails row={row} />;
const drawerLabel = ({ title, day }: Transaction) => `Details of ${title}, ${dayText(day)}`;

/** Re-renders only when its rows change. */
export const TransactionsTable = memo(function TransactionsTable({ rows }: { readonly rows: ListedRows }) {
  return (
    <DataTable
      caption="Transactions"
      columns={transactionColumns}
      rows={rows}
      rowKey={rowKey}
      card={card}
      drawer={drawer}
      drawerLabel={drawerLabel}
    />
  );
});
