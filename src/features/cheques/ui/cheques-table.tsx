import { useMemo } from 'react';
import type { Cheque } from '#src/api/cheques/cheque.ts';
import type { Column } from '#src/ui/table/columns.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { dayText } from '#src/ui/text/dates.ts';
import { MoneyText } from '#src/ui/text/money-text.tsx';
import styles from './cheques.module.css';

// Outside the component: new columns would re-render every row.
const columns: readonly Column<Cheque>[] = [
  { id: 'number', text: 'Number', perc: 25, cell: ({ id }) => id },
  { id: 'status', text: 'Status', perc: 30, cell: ({ status }) => status },
  { id: 'date', text: 'Date', perc: 22, cell: dateOf },
  { id: 'amount', text: 'Amount', perc: 23, align: 'end', cell: amountOf },
];
const rowKey = ({ id }: Cheque) => id;
const card = (cheque: Cheque) => (
  <div className={styles.card}>
    <p className={styles.line}>
      <strong>{cheque.id}</strong>
      <span>{amountOf(cheque)}</span>
    </p>
    <p className={styles.line}>
      <span>{cheque.status}</span>
      <span>{dateOf(cheque)}</span>
    </p>
  </div>
);

export function ChequesTable({ cheques }: { readonly cheques: readonly Cheque[] }) {
  const rows = useMemo(() => ({ count: cheques.length, at: (index: number) => cheques[index] as Cheque }), [cheques]);
  return <DataTable caption="Cheques" columns={columns} rows={rows} rowKey={rowKey} card={card} />;
}

function dateOf({ date }: Cheque) {
  return date === undefined ? '' : dayText(date);
}

function amountOf({ amount }: Cheque) {
  return amount === undefined ? '' : <MoneyText amount={amount} />;
}
