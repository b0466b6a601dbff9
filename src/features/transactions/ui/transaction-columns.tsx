import type { ReactNode } from 'react';
import type { Transaction } from '#src/api/transactions/transaction.ts';
import type { Column } from '#src/ui/table/columns.ts';
import { MoneyText } from '#src/ui/text/balance-text.tsx';
import { slashedDay } from '#src/ui/text/dates.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { CategoryIcon } from './category-icon.tsx';
import styles from './transaction-columns.module.css';

/** The date stands above the rows of its day. At the medium size the reference moves below the title. */
export function transactionColumns(isNew: (row: Transaction) => boolean): readonly Column<Transaction>[] {
  return [
    { id: 'date', text: 'Date', perc: 0, unseen: true, cell: ({ day }) => slashedDay(day) },
    { id: 'title', text: 'Title', perc: 38, showFor: ['large'], cell: (row) => <Title row={row} isNew={isNew(row)} /> },
    { id: 'reference', text: 'Reference', perc: 20, showFor: ['large'], cell: ({ reference }) => reference },
    {
      id: 'title-reference',
      text: 'Title and reference',
      perc: 30,
      showFor: ['medium'],
      cell: (row) => <Title row={row} isNew={isNew(row)} under={row.reference} />,
    },
    { id: 'debit', text: 'Debit', perc: 13, align: 'end', cell: (row) => row.flag === 'D' && <Amount row={row} /> },
    { id: 'credit', text: 'Credit', perc: 13, align: 'end', cell: (row) => row.flag === 'C' && <Amount row={row} /> },
    { id: 'balance', text: 'Balance', perc: 16, align: 'end', marksHang: true, cell: (row) => <Balance row={row} /> },
  ];
}

interface OfRow {
  readonly row: Transaction;
}

function Title({ row, isNew, under }: OfRow & { readonly isNew: boolean; readonly under?: string }) {
  return <TitleCell icon={<CategoryIcon row={row} isNew={isNew} />} title={row.title} under={under} />;
}

interface TitleCellProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly under: string | undefined;
}

export function TitleCell({ icon, title, under }: TitleCellProps) {
  return (
    <span className={styles.title}>
      {icon}
      <span className={styles.lines}>
        <span className={styles.line}>{title}</span>
        {under !== undefined && <span className={styles.under}>{under}</span>}
      </span>
    </span>
  );
}

export function Amount({ row }: OfRow) {
  return <MoneyText amount={row.amount} />;
}

export function Balance({ row: { balance } }: OfRow) {
  if (balance !== undefined) {
    return (
      <span className={styles.balance}>
        <MoneyText amount={balance} place="balance" />
      </span>
    );
  }
  return (
    <>
      <span aria-hidden="true">—</span>
      <HiddenText>not given</HiddenText>
    </>
  );
}
