import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { maskedNumber } from '#src/api/accounts/masked-numbers.ts';
import type { ActivityItem } from '#src/api/activity/activity.ts';
import { activityUrl } from '#src/features/activity/model/activity-url.ts';
import type { Column } from '#src/ui/table/columns.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { MoneyText } from '#src/ui/text/balance-text.tsx';
import { slashedDay } from '#src/ui/text/dates.ts';
import styles from './activity.module.css';
import { StatusText } from './activity-status.tsx';

// Outside the component: new columns would re-render every row.
const columns: readonly Column<ActivityItem>[] = [
  { id: 'date', text: 'Date', perc: 13, cell: dateOf },
  { id: 'reference', text: 'Reference', perc: 20, cell: (item) => <ReferenceLink item={item} /> },
  { id: 'type', text: 'Type', perc: 25, wrap: true, cell: typeOf },
  { id: 'account', text: 'Account', perc: 14, hideFor: ['medium'], cell: accountOf },
  { id: 'status', text: 'Status', perc: 16, wrap: true, cell: (item) => <StatusText {...item} /> },
  { id: 'amount', text: 'Amount', perc: 12, align: 'end', cell: amountOf },
];
const rowKey = ({ reference }: ActivityItem) => reference;
const card = (item: ActivityItem) => (
  <div className={styles.card}>
    <p className={styles.line}>
      <ReferenceLink item={item} />
      <span>{amountOf(item)}</span>
    </p>
    <p>{typeOf(item)}</p>
    <p className={styles.line}>
      <StatusText {...item} />
      <span>{[dateOf(item), accountOf(item)].filter(Boolean).join(' · ')}</span>
    </p>
  </div>
);

export function EntriesTable({ items }: { readonly items: readonly ActivityItem[] }) {
  const rows = useMemo(() => ({ count: items.length, at: (index: number) => items[index] as ActivityItem }), [items]);
  return <DataTable caption="Activities" columns={columns} rows={rows} rowKey={rowKey} card={card} />;
}

function ReferenceLink({ item }: { readonly item: ActivityItem }) {
  return (
    <Link to={activityUrl(item)} className={styles.link}>
      {item.reference}
    </Link>
  );
}

function dateOf({ madeOn }: ActivityItem) {
  return madeOn === undefined ? '' : slashedDay(madeOn);
}

function typeOf({ type, newPayee }: ActivityItem) {
  return newPayee === undefined ? type : `${type}: ${newPayee}`;
}

function accountOf({ accountNumber }: ActivityItem) {
  return accountNumber === undefined ? '' : maskedNumber(accountNumber);
}

function amountOf({ amount }: ActivityItem) {
  return amount === undefined ? '' : <MoneyText amount={amount} />;
}
