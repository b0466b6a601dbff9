import { memo } from 'react';
import type { Transaction } from '#src/api/transaction.ts';
import { dayText } from '#src/ui/day-text.ts';
import { FactList } from '#src/ui/fact-list.tsx';
import { DataTable } from '#src/ui/table/data-table.tsx';
import type { ListedRows } from '../model/listed-rows.ts';
import { transactionFacts } from '../model/transaction-facts.ts';
import { TransactionCard } from './transaction-card.tsx';
import { transactionColumns } from './transaction-columns.tsx';

// Outside of the component: the table draws every row anew when one of these is another.
const rowKey = ({ id }: Transaction) => id;
const card = (row: Transaction) => <TransactionCard row={row} />;
const drawer = (row: Transaction) => <FactList facts={transactionFacts(row)} />;
const drawerLabel = ({ title, day }: Transaction) => `Details of ${title}, ${dayText(day)}`;

/** Drawn again only when its rows are others. */
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
