import { memo } from 'react';
import hiddenText from '#src/ui/text/hidden-text.module.css';
import type { Column } from './columns.ts';
import styles from './data-table.module.css';
import { DrawerToggle } from './drawer-toggle.tsx';
import { roles } from './roles.ts';
import { rowPress } from './row-press.ts';
import { placeStyle, type RowProps } from './row-props.ts';

interface TableRowProps<Row> extends RowProps<Row> {
  /** Its index among all rows of the table. */
  readonly place: number;
  readonly columns: readonly Column<Row>[];
}

export function cellClass<Row>({ align, apart, marksHang, hasActions, wrap, unseen }: Column<Row>): string {
  if (unseen === true) return hiddenText.hidden ?? '';
  const classes = [
    styles.cell,
    align === 'end' && styles.end,
    apart && styles.apart,
    marksHang && styles.marksHang,
    wrap === 'whole' && styles.whole,
    wrap === true && styles.wrap,
    hasActions && styles.actions,
  ];
  return classes.filter(Boolean).join(' ');
}

function TableRowOnce<Row>({ row, rowId, tableId, index, place, top, open, columns, ...rest }: TableRowProps<Row>) {
  const { drawer, drawerLabel, onToggle, measure, resetHeight, startsGroup, groupTitle } = rest;
  const drawerId = `${tableId}-${index}`;

  function toggle() {
    onToggle(rowId);
    // Closed, it has the usual height and is no longer measured.
    if (open) resetHeight?.(index);
  }

  return (
    <div
      ref={open ? measure : undefined}
      {...roles.row(place)}
      data-index={index}
      data-first={startsGroup || undefined}
      className={startsGroup ? `${styles.row} ${styles.first}` : styles.row}
      style={placeStyle(top)}
      {...rowPress(drawer && toggle)}
    >
      {startsGroup && <GroupTitle title={groupTitle?.(row)} />}
      {columns.map((column) => (
        <div key={column.id} {...roles.cell} className={cellClass(column)}>
          {column.cell(row)}
        </div>
      ))}
      {drawer !== undefined && (
        <div {...roles.cell}>
          <DrawerToggle label={drawerLabel?.(row)} drawerId={drawerId} open={open} onToggle={toggle} />
        </div>
      )}
      {open && drawer !== undefined && (
        <div {...roles.cell} id={drawerId} data-apart="" className={styles.drawer}>
          {drawer(row)}
        </div>
      )}
    </div>
  );
}

/** Re-renders only when its own data changes: scrolling moves the window over the rows, not the rows. */
export const TableRow = memo(TableRowOnce) as typeof TableRowOnce;

/** What the rows that follow share. Hidden from screen readers, since each row says it too. */
export function GroupTitle({ title }: { readonly title: string | undefined }) {
  return (
    <span aria-hidden="true" data-apart="" className={styles.group}>
      {title}
    </span>
  );
}
