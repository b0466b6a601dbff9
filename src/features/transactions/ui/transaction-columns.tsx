import type { Transaction } from '#src/api/transactions/transaction.ts';
import type { Column } from '#src/ui/table/columns.ts';
import { MoneyText } from '#src/ui/text/balance-text.tsx';
import { slashedDay } from '#src/ui/text/dates.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { CategoryIcon } from './category-icon.tsx';
import styles from './transaction-columns.module.css';

/** The date stands above the rows of its day. At the medium size the reference moves below the title. */
export const transactionColumns: readonly Column<Transaction>[] = [
  { id: 'date', text: 'Date', perc: 0, unseen: true, cell: ({ day }) => slashedDay(day) },
  { id: 'title', text: 'Title', perc: 38, showFor: ['large'], cell: (row) => <Title row={row} /> },
  { id: 'reference', text: 'Reference', perc: 20, showFor: ['large'], cell: ({ reference }) => reference },
  {
    id: 'title-reference',
    text: 'Title and reference',
    perc: 30,
    showFor: ['medium'],
    cell: (row) => <Title row={row} under={row.reference} />,
  },
  { id: 'debit', text: 'Debit', perc: 13, align: 'end', cell: (row) => row.flag === 'D' && <Amount row={row} /> },
  { id: 'credit', text: 'Credit', perc: 13, align: 'end', cell: (row) => row.flag === 'C' && <Amount row={row} /> },
  { id: 'balance', text: 'Balance', perc: 16, align: 'end', cell: (row) => <Balance row={row} /> },
];

interface OfRow {
  readonly row: Transaction;
}

function Title({ row, under }: OfRow & { readonly under?: string }) {
  return (
    <span className={styles.title}>
      <CategoryIcon row={row} />
      <span className={styles.lines}>
        <span className={styles.line}>{row.title}</span>
        {under !== undefined && <span className={styles.under}>{under}</span>}
      </span>
    </span>
  );
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
