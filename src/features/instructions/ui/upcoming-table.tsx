import { memo, useMemo } from 'react';
import { endText, missedText } from '#src/features/instructions/model/upcoming-copy.ts';
import type { UpcomingRow } from '#src/features/instructions/model/upcoming-rows.ts';
import type { Column } from '#src/ui/table/columns.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { MoneyText } from '#src/ui/text/balance-text.tsx';
import { slashedDay } from '#src/ui/text/dates.ts';
import { RowActions } from './row-actions.tsx';
import styles from './upcoming-table.module.css';

// Outside the component: new columns would re-render every row.
const name: Column<UpcomingRow> = { id: 'name', text: 'To', perc: 26, cell: (row) => <Recipient row={row} /> };
const from: Column<UpcomingRow> = { id: 'from', text: 'From', perc: 24, cell: (row) => <From row={row} /> };
const next: Column<UpcomingRow> = { id: 'next', text: 'Next payment', perc: 17, cell: (row) => <Next row={row} /> };
const frequency: Column<UpcomingRow> = {
  id: 'frequency',
  text: 'Frequency',
  perc: 11,
  hideFor: ['medium'],
  cell: ({ frequency: label }) => label,
};
const amount: Column<UpcomingRow> = {
  id: 'amount',
  text: 'Amount',
  perc: 13,
  align: 'end',
  cell: (row) => <Amount row={row} />,
};
const actions: Column<UpcomingRow> = {
  id: 'actions',
  text: 'Actions',
  perc: 13,
  headerHide: true,
  hasActions: true,
  cell: (row) => <RowActions row={row} />,
};
const once = [name, from, next, amount, actions];
const again = [name, from, next, frequency, amount, actions];
const rowKey = ({ instruction }: UpcomingRow) => instruction.id;
const card = (row: UpcomingRow) => <UpcomingCard row={row} />;

interface UpcomingTableProps {
  readonly caption: string;
  readonly rows: readonly UpcomingRow[];
  readonly repeats: boolean;
}

/** Re-renders only when its rows change. */
export const UpcomingTable = memo(function UpcomingTable({ caption, rows, repeats }: UpcomingTableProps) {
  const source = useMemo(() => ({ count: rows.length, at: (index: number) => rowAt(rows, index) }), [rows]);
  return <DataTable caption={caption} columns={repeats ? again : once} rows={source} rowKey={rowKey} card={card} />;
});

export function Recipient({ row: { instruction, name: title } }: { readonly row: UpcomingRow }) {
  const { reference, toOwnId } = instruction;
  return (
    <>
      <span className={styles.name}>{title}</span>
      {(reference !== '' || toOwnId !== undefined) && (
        <span className={styles.quiet}>
          {[toOwnId === undefined ? '' : 'Transfer', reference].filter(Boolean).join(' · ')}
        </span>
      )}
    </>
  );
}

export function From({ row: { accountTitle, entity } }: { readonly row: UpcomingRow }) {
  return (
    <>
      <span className={styles.line}>{accountTitle}</span>
      {entity !== undefined && entity !== accountTitle && <span className={styles.quiet}>{entity}</span>}
    </>
  );
}

function Next({ row: { instruction } }: { readonly row: UpcomingRow }) {
  const { nextPaymentDate, statusCode } = instruction;
  const [end, missed] = [endText(instruction), missedText(instruction)];
  const due = nextPaymentDate === undefined ? 'No date' : slashedDay(nextPaymentDate);
  return (
    <>
      <span className={styles.line}>{statusCode === 'P' ? 'Awaiting authorisation' : due}</span>
      {missed !== undefined && <span className={styles.missed}>{missed}</span>}
      {missed === undefined && end !== undefined && <span className={styles.quiet}>{end}</span>}
    </>
  );
}

/** A direct debit's amount is decided each time; the last one is shown. */
export function Amount({ row: { instruction } }: { readonly row: UpcomingRow }) {
  const { amount: sum, code, lastPaymentDate } = instruction;
  if (sum === undefined) return <span className={styles.quiet}>Not known yet</span>;
  return (
    <>
      <span className={styles.line}>
        <MoneyText amount={sum} />
      </span>
      {code === 'DD' && lastPaymentDate !== undefined && (
        <span className={styles.quiet}>on {slashedDay(lastPaymentDate)}</span>
      )}
    </>
  );
}

/** On a small screen. */
function UpcomingCard({ row }: { readonly row: UpcomingRow }) {
  const { instruction, frequency: label, accountTitle, entity } = row;
  const { nextPaymentDate, statusCode } = instruction;
  const due = nextPaymentDate === undefined ? undefined : slashedDay(nextPaymentDate);
  const [end, missed] = [endText(instruction), missedText(instruction)];
  return (
    <div className={styles.card}>
      <div className={styles.top}>
        <div>
          <Recipient row={row} />
        </div>
        <div className={styles.sum}>
          <Amount row={row} />
        </div>
      </div>
      <p>
        {statusCode === 'P' ? 'Awaiting authorisation' : `Next payment: ${due ?? 'no date'}`}
        {label !== undefined && `, ${label}`}
      </p>
      {missed !== undefined && <p className={styles.missed}>{missed}</p>}
      {end !== undefined && <p className={styles.quiet}>{end}</p>}
      <p className={styles.quiet}>
        From {accountTitle}
        {entity !== undefined && entity !== accountTitle && `, ${entity}`}
      </p>
      <div className={styles.actions}>
        <RowActions row={row} />
      </div>
    </div>
  );
}

function rowAt(rows: readonly UpcomingRow[], index: number): UpcomingRow {
  const row = rows[index];
  if (row === undefined) throw new RangeError(`No instruction ${index} of ${rows.length}`);
  return row;
}
