import type { Transaction } from '#src/api/transactions/transaction.ts';
import type { Column } from '#src/ui/table/columns.ts';
import { dayText } from '#src/ui/text/day-text.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { MoneyText } from '#src/ui/text/money-text.tsx';
import styles from './transaction-columns.module.css';

/** At the medium size, date and reference move below the title to save space. */
export const transactionColumns: readonly Column<Transaction>[] = [
  { id: 'date', text: 'Date', perc: 12, showFor: ['large'], cell: ({ day }) => dayText(day) },
  { id: 'title', text: 'Title', perc: 30, showFor: ['large'], cell: ({ title }) => title },
  { id: 'reference', text: 'Reference', perc: 17, showFor: ['large'], cell: ({ reference }) => reference },
  {
    id: 'title-date-reference',
    text: 'Title, date and reference',
    perc: 26,
    showFor: ['medium'],
    cell: ({ title, day, reference }) => (
      <>
        <span className={styles.line}>{title}</span>
        <span className={styles.under}>
          {dayText(day)} · {reference}
        </span>
      </>
    ),
  },
  { id: 'debit', text: 'Debit', perc: 12.5, align: 'end', cell: (row) => row.flag === 'D' && <Amount row={row} /> },
  { id: 'credit', text: 'Credit', perc: 12.5, align: 'end', cell: (row) => row.flag === 'C' && <Amount row={row} /> },
  { id: 'balance', text: 'Balance', perc: 16, align: 'end', cell: (row) => <Balance row={row} /> },
];

interface OfRow {
  readonly row: Transaction;
}

export function Amount({ row }: OfRow) {
  return <MoneyText amount={row.amount} />;
}

export function Balance({ row: { balance } }: OfRow) {
  if (balance !== undefined) return <MoneyText amount={balance} place="balance" />;
  return (
    <>
      <span aria-hidden="true">—</span>
      <HiddenText>not given</HiddenText>
    </>
  );
}
