import { memo, useMemo } from 'react';
import type { StatementItem } from '#src/api/statements/statement.ts';
import type { Column } from '#src/ui/table/columns.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { dayText } from '#src/ui/text/dates.ts';
import typography from '#src/ui/text/typography.module.css';
import { FileButton } from './file-button.tsx';
import styles from './statements-table.module.css';

/** A statement, with its account's display name. */
export interface StatementRow {
  readonly statement: StatementItem;
  readonly accountName: string;
}

// Outside the component: new columns would re-render every row.
const columns: readonly Column<StatementRow>[] = [
  { id: 'account', text: 'Account Name', perc: 42, cell: ({ accountName }) => accountName },
  { id: 'file', text: 'File', perc: 42, cell: (row) => <FileButton {...row} /> },
  { id: 'date', text: 'Date', perc: 16, cell: ({ statement }) => dayText(statement.date) },
];
const rowKey = ({ statement }: StatementRow) => statement.id;
const card = (row: StatementRow) => <StatementCard row={row} />;

/** Re-renders only when its rows change. */
export const StatementsTable = memo(function StatementsTable({ rows }: { readonly rows: readonly StatementRow[] }) {
  const source = useMemo(() => ({ count: rows.length, at: (index: number) => rowAt(rows, index) }), [rows]);
  return <DataTable caption="Statements" columns={columns} rows={source} rowKey={rowKey} card={card} />;
});

/** A statement on a small screen. */
function StatementCard({ row: { statement, accountName } }: { readonly row: StatementRow }) {
  return (
    <div className={typography.small}>
      <p className={styles.account}>{accountName}</p>
      <FileButton statement={statement} accountName={accountName} />
      <p className={styles.date}>{dayText(statement.date)}</p>
    </div>
  );
}

function rowAt(rows: readonly StatementRow[], index: number): StatementRow {
  const row = rows[index];
  if (row === undefined) throw new RangeError(`No statement ${index} of ${rows.length}`);
  return row;
}
