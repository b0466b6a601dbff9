import type { ReactNode } from 'react';
import { sizeOfRoom, useListRoom } from '#src/ui/overlays/screen-size.ts';
import { type Column, shownColumns } from './columns.ts';
import tableStyles from './data-table.module.css';
import styles from './lead-group.module.css';
import { roles } from './roles.ts';
import { cellClass } from './table-row.tsx';

interface LeadGroupProps<Row> {
  readonly label: string;
  /** Its heading and controls, on a line of their own. */
  readonly heading: ReactNode;
  /** The same columns as the table's. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly card: (row: Row) => ReactNode;
  /** Names the rows for the button that hides them. */
  readonly rowsId: string;
}

/** The rows that a group takes in its table, its heading included. */
export function leadCount(rows: readonly unknown[]): number {
  return rows.length + 1;
}

/** The first group of a `DataTable`, of rows unlike the others: they have no drawer, and are few. */
export function LeadGroup<Row>({ label, heading, columns, rows, rowKey, card, rowsId }: LeadGroupProps<Row>) {
  const size = sizeOfRoom(useListRoom());
  if (size === 'small') {
    return (
      <section aria-label={label} className={`${styles.group} ${styles.cards}`}>
        <div className={styles.heading}>{heading}</div>
        {rows.length > 0 && (
          <ul id={rowsId}>
            {rows.map((row) => (
              <li key={rowKey(row)} data-lead="" className={styles.card}>
                {card(row)}
              </li>
            ))}
          </ul>
        )}
      </section>
    );
  }
  const shown = shownColumns(columns, size);
  return (
    <div {...roles.group(label)} className={styles.group}>
      <div {...roles.row(0)} className={styles.heading}>
        <div {...roles.wideCell(shown.length + 1)} className={styles.wide}>
          {heading}
        </div>
      </div>
      {rows.length > 0 && (
        <div role="presentation" id={rowsId}>
          {rows.map((row, index) => (
            <div
              key={rowKey(row)}
              {...roles.row(index + 1)}
              data-lead=""
              className={`${tableStyles.row} ${styles.row}`}
            >
              {shown.map((column) => (
                <div key={column.id} {...roles.cell} className={cellClass(column)}>
                  {column.cell(row)}
                </div>
              ))}
              <div {...roles.cell} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
