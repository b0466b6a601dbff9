import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { ActivityType } from '#src/api/activity/activity.ts';
import { typeUrl } from '#src/features/activity/model/activity-url.ts';
import type { Column } from '#src/ui/table/columns.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import styles from './activity.module.css';
import { StatusText } from './activity-status.tsx';

// Outside the component: new columns would re-render every row.
const columns: readonly Column<ActivityType>[] = [
  { id: 'type', text: 'Type', perc: 50, wrap: true, cell: (row) => <TypeLink row={row} /> },
  { id: 'status', text: 'Status', perc: 30, cell: (row) => <StatusText {...row} /> },
  { id: 'count', text: 'Number', perc: 20, align: 'end', cell: ({ count }) => count },
];
const rowKey = ({ type, statusCode }: ActivityType) => `${type} ${statusCode}`;
const card = (row: ActivityType) => (
  <div className={styles.card}>
    <TypeLink row={row} />
    <p className={styles.line}>
      <StatusText {...row} />
      <span>{row.count}</span>
    </p>
  </div>
);

export function TypesTable({ types }: { readonly types: readonly ActivityType[] }) {
  const sorted = useMemo(
    () =>
      types.toSorted((one, other) => one.title.localeCompare(other.title) || one.status.localeCompare(other.status)),
    [types],
  );
  const rows = useMemo(
    () => ({ count: sorted.length, at: (index: number) => sorted[index] as ActivityType }),
    [sorted],
  );
  return <DataTable caption="Types of activity" columns={columns} rows={rows} rowKey={rowKey} card={card} />;
}

function TypeLink({ row }: { readonly row: ActivityType }) {
  return (
    <Link to={typeUrl(row)} className={styles.link}>
      {row.title}
    </Link>
  );
}
