import { memo, useCallback, useMemo } from 'react';
import { lastPaidText, weekTitle, whatText } from '#src/features/instructions/model/upcoming-copy.ts';
import { startsWeek, type UpcomingRow } from '#src/features/instructions/model/upcoming-rows.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { useListRoom } from '#src/ui/overlays/screen-size.ts';
import type { Column } from '#src/ui/table/columns.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { MoneyText } from '#src/ui/text/balance-text.tsx';
import { RowActions } from './row-actions.tsx';
import { Amount, From, Kind, Next, Recipient } from './row-cells.tsx';
import styles from './upcoming-table.module.css';

// Outside the component: new columns would re-render every row.
const next: Column<UpcomingRow> = {
  id: 'next',
  text: 'Next payment',
  perc: 16,
  least: '5.25rem',
  cell: (row) => <Next row={row} />,
};
const name: Column<UpcomingRow> = {
  id: 'name',
  text: 'To',
  perc: 23,
  cell: (row) => (
    <div className={styles.three}>
      <Recipient row={row} />
    </div>
  ),
};
const kind: Column<UpcomingRow> = {
  id: 'kind',
  text: 'Type',
  perc: 22,
  cell: (row) => (
    <div className={styles.three}>
      <Kind row={row} />
    </div>
  ),
};
const from: Column<UpcomingRow> = {
  id: 'from',
  text: 'From',
  perc: 19,
  cell: (row) => (
    <div className={styles.three}>
      <From row={row} />
    </div>
  ),
};
const kindAndFrom: Column<UpcomingRow> = {
  ...kind,
  id: 'kind-and-from',
  showFor: ['medium'],
  cell: (row) => (
    <div className={styles.three}>
      <Kind row={row} withFrom />
    </div>
  ),
};
const amount: Column<UpcomingRow> = {
  id: 'amount',
  text: 'Amount',
  perc: 16,
  least: '8rem',
  align: 'end',
  cell: (row) => <Amount row={row} />,
};
const actions: Column<UpcomingRow> = {
  id: 'actions',
  text: 'Actions',
  perc: 20,
  headerHide: true,
  hasActions: true,
  cell: (row) => <RowActions row={row} />,
};
const ofOneAccount = [next, name, kind, amount, actions];
const ofSeveral = [
  next,
  name,
  { ...kind, hideFor: ['medium'] },
  { ...from, hideFor: ['medium'] },
  kindAndFrom,
  amount,
  actions,
] as const satisfies readonly Column<UpcomingRow>[];
const rowKey = ({ instruction }: UpcomingRow) => instruction.id;
const cardOfOneAccount = (row: UpcomingRow) => <UpcomingCard row={row} />;
const cardOfSeveral = (row: UpcomingRow) => <UpcomingCard row={row} withFrom />;

interface UpcomingTableProps {
  readonly caption: string;
  readonly rows: readonly UpcomingRow[];
  /** Each row says from which account it is paid. */
  readonly withFrom: boolean;
  readonly today: CalendarDay;
}

/** Re-renders only when its rows change. */
export const UpcomingTable = memo(function UpcomingTable({ caption, rows, withFrom, today }: UpcomingTableProps) {
  const room = useListRoom();
  const isByWeek = room === 'small' || room === 'narrow';
  const source = useMemo(
    () => ({
      count: rows.length,
      at: (index: number) => rowAt(rows, index),
      startsGroup: (index: number) => isByWeek && startsWeek(rows, index),
    }),
    [rows, isByWeek],
  );
  const groupTitle = useCallback(
    ({ instruction }: UpcomingRow) => weekTitle(instruction.nextPaymentDate, today),
    [today],
  );
  return (
    <DataTable
      caption={caption}
      columns={withFrom ? ofSeveral : ofOneAccount}
      rows={source}
      rowKey={rowKey}
      isWide
      {...(isByWeek && { groupTitle })}
      card={withFrom ? cardOfSeveral : cardOfOneAccount}
    />
  );
});

/** On a small screen, below the week. */
function UpcomingCard({ row, withFrom = false }: { readonly row: UpcomingRow; readonly withFrom?: boolean }) {
  const { amount: sum, reference } = row.instruction;
  const lastPaid = lastPaidText(row.instruction);
  return (
    <div className={styles.card}>
      <div className={styles.line}>
        <Recipient row={row} isBrief />
      </div>
      <p className={styles.sum}>{sum === undefined ? 'Not known yet' : <MoneyText amount={sum} />}</p>
      <p className={styles.about}>
        <Next row={row} /> <span>{whatText(row, lastPaid !== undefined)}</span>
      </p>
      {withFrom && <p className={styles.about}>From {row.accountTitle}</p>}
      <p className={styles.rest}>{lastPaid ?? reference}</p>
      <RowActions row={row} />
    </div>
  );
}

function rowAt(rows: readonly UpcomingRow[], index: number): UpcomingRow {
  const row = rows[index];
  if (row === undefined) throw new RangeError(`No instruction ${index} of ${rows.length}`);
  return row;
}
