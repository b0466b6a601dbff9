import type { Transaction } from '#src/api/transactions/transaction.ts';
import type { TransactionCategory } from '#src/api/transactions/transaction-categories.ts';
import { categoryTitles } from '#src/features/transactions/model/tags.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './category-icon.module.css';

/** Outlines in a square of 20. */
const shapes: Readonly<Record<TransactionCategory, string>> = {
  cardTransactions: 'M2.5 5h15v10h-15zM2.5 8.5h15M5 12.5h3',
  cash: 'M2.5 5.5h15v9h-15zM10 7.75a2.25 2.25 0 1 1 0 4.5 2.25 2.25 0 0 1 0-4.5M5 8v4m10-4v4',
  cheques: 'M2.5 5.5h15v9h-15zM5 8.75h5M5 11.75h3m3.5 0c1-2 1.5 1 2.5-.5l1 .5',
  incomingTransfers: 'M10 3v9.5M6 9l4 4 4-4M3.5 16.5h13',
  interestAndCharges:
    'm5 15 10-10M6.5 5a1.75 1.75 0 1 1 0 3.5 1.75 1.75 0 0 1 0-3.5m7 6.5a1.75 1.75 0 1 1 0 3.5 1.75 1.75 0 0 1 0-3.5',
  internalTransfers: 'M3.5 7.5h12.5M13 4.5l3 3-3 3M16.5 13H4M7 10l-3 3 3 3',
  international:
    'M10 2.75a7.25 7.25 0 1 1 0 14.5 7.25 7.25 0 0 1 0-14.5M2.75 10h14.5M10 2.75c4 4.5 4 10 0 14.5-4-4.5-4-10 0-14.5',
  loanRepayments: 'M3.5 9.5 10 4l6.5 5.5M5.5 8.5V16h9V8.5M8.5 16v-4h3v4',
  miscellaneous: 'M4.5 10h.01M10 10h.01m5.49 0h.01',
  payments: 'M17 3 9 11M17 3l-5 14-3-6-6-3z',
  reccurentPayments: 'M16 8a6.25 6.25 0 0 0-11.5-1M4 3.5V7h3.5M4 12a6.25 6.25 0 0 0 11.5 1m.5 3.5V13h-3.5',
  vat: 'M5 2.75h10v14.5l-2.5-1.5-2.5 1.5-2.5-1.5-2.5 1.5zM7.5 6.5h5m-5 3h5',
};

interface CategoryIconProps {
  readonly row: Pick<Transaction, 'category'>;
  readonly isNew: boolean;
}

/** The row's category at a glance; its name is in the details. A new row has a dot. */
export function CategoryIcon({ row: { category }, isNew }: CategoryIconProps) {
  return (
    <span className={styles.place}>
      <Badge title={categoryTitles[category]} shape={shapes[category]} />
      {isNew && <NewMark />}
    </span>
  );
}

export function PendingIcon() {
  return <Badge title="Pending" shape="M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14M10 6v4l2.75 1.75" />;
}

function Badge({ title, shape }: { readonly title: string; readonly shape: string }) {
  return (
    <span aria-hidden="true" title={title} className={styles.badge}>
      <svg aria-hidden="true" viewBox="0 0 20 20" className={styles.icon}>
        <path d={shape} />
      </svg>
    </span>
  );
}

/** Explains the dots, beside words. */
export function NewKey() {
  return <span aria-hidden="true" className={styles.key} />;
}

/** Booked since the last visit. */
function NewMark() {
  return (
    <span data-new="" className={styles.mark}>
      <HiddenText>New </HiddenText>
    </span>
  );
}
