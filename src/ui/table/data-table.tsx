import { memo, type ReactNode, useCallback, useId, useMemo, useState } from 'react';
import { sizeOfRoom, useListRoom } from '#src/ui/overlays/screen-size.ts';
import { usePreference } from '#src/ui/preferences/use-preference.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { type Column, columnWidths, type RowSource, shownColumns } from './columns.ts';
import styles from './data-table.module.css';
import { DrawerToggle } from './drawer-toggle.tsx';
import { roles } from './roles.ts';
import { rowPress } from './row-press.ts';
import { type PlacedRow, placeStyle, type RowProps } from './row-props.ts';
import { cardHeight, rowHeights } from './row-window.ts';
import { StickyGroup } from './sticky-group.tsx';
import { cellClass, GroupTitle, TableRow } from './table-row.tsx';
import { usePlace } from './use-place.ts';
import { VirtualRows } from './virtual-rows.tsx';

interface DataTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: RowSource<Row>;
  readonly rowKey: (row: Row) => string;
  /** Details of a row, opened below it. */
  readonly drawer?: (row: Row) => ReactNode;
  readonly drawerLabel?: (row: Row) => string;
  /** What the rows of a group share, shown above its first row. */
  readonly groupTitle?: (row: Row) => string;
  /** The row on a screen too small for columns. */
  readonly card: (row: Row) => ReactNode;
  /** Its columns need more room than those of most tables. */
  readonly isWide?: boolean;
  /** Rows of another kind that come first: a `LeadGroup`, and how many they are. */
  readonly lead?: { readonly count: number; readonly group: ReactNode } | undefined;
  /** How to print the rows of a list too long for paper. */
  readonly printAdvice?: string;
}

/**
 * Any number of rows. A long list is rendered only in and near view. It scrolls with its scrolling ancestor. Keep `columns`, `rows`
 * and the functions stable between renders, or every row re-renders.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  card,
  isWide = false,
  lead,
  printAdvice,
  ...ofRow
}: DataTableProps<Row>) {
  const { drawer, groupTitle } = ofRow;
  const room = useListRoom();
  const rowHeight = rowHeights[usePreference('rows')];
  const size = sizeOfRoom(room);
  const tableId = useId();
  const [body, setBody] = useState<HTMLElement | null>(null);
  const place = usePlace(body);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const onToggle = useCallback((rowId: string) => setOpen((last) => toggled(last, rowId)), []);
  const keyAt = useCallback((index: number) => rowKey(rows.at(index)), [rows, rowKey]);
  const titleAt = useMemo(() => groupTitle && ((index: number) => groupTitle(rows.at(index))), [rows, groupTitle]);
  const hasDrawer = drawer !== undefined;
  const shown = useMemo(() => shownColumns(columns, size), [columns, size]);
  const widths = useMemo(() => columnWidths(shown, hasDrawer), [shown, hasDrawer]);
  const asCards = room === 'small' || (isWide && room === 'narrow');
  const leadCount = lead?.count ?? 0;

  function drawRow(placed: PlacedRow) {
    const row = rows.at(placed.index);
    const rowId = rowKey(row);
    const shared = { ...placed, row, rowId, tableId, open: open.has(rowId), ...ofRow, onToggle };
    if (asCards) return <CardRow key={rowId} {...shared} count={rows.count} card={card} />;
    return <TableRow key={rowId} {...shared} place={leadCount + placed.index} columns={shown} />;
  }

  const as = asCards ? 'list' : 'rowgroup';
  const usualHeight = as === 'list' ? cardHeight : rowHeight;
  const drawn = rows.count > 0 && (
    <VirtualRows
      key={`${as} ${usualHeight}`}
      label={caption}
      {...{ as, place, usualHeight, rows, keyAt, drawRow, printAdvice }}
    />
  );

  if (asCards) {
    return (
      <div>
        {titleAt && <StickyGroup {...{ body, place, titleAt }} />}
        {lead?.group}
        <div ref={setBody}>{drawn}</div>
      </div>
    );
  }
  return (
    <div {...roles.table(caption, leadCount + rows.count)} className={styles.table} style={widths}>
      <div {...roles.rows} className={styles.head}>
        <div {...roles.headings} className={styles.headings}>
          {shown.map((column) => (
            <Heading key={column.id} column={column} />
          ))}
          {hasDrawer && (
            <div {...roles.heading}>
              <HiddenText>Details</HiddenText>
            </div>
          )}
        </div>
        {titleAt && <StickyGroup inside {...{ body, place, titleAt }} />}
      </div>
      {lead?.group}
      <div ref={setBody}>{drawn}</div>
    </div>
  );
}

function Heading<Row>({ column }: { readonly column: Column<Row> }) {
  const { text, icon, extra, headerHide } = column;
  return (
    <div {...roles.heading} className={cellClass(column)}>
      {icon !== undefined && (
        <span aria-hidden="true" className={styles.icon}>
          {icon}
        </span>
      )}
      {headerHide === true ? <HiddenText>{text}</HiddenText> : text}
      {extra !== undefined && <span className={styles.extra}>{extra}</span>}
    </div>
  );
}

function toggled(open: ReadonlySet<string>, rowId: string): ReadonlySet<string> {
  const next = new Set(open);
  if (!next.delete(rowId)) next.add(rowId);
  return next;
}

interface CardRowProps<Row> extends RowProps<Row> {
  readonly count: number;
  readonly card: (row: Row) => ReactNode;
}

function CardRowOnce<Row>({ row, rowId, tableId, index, count, top, open, card, ...rest }: CardRowProps<Row>) {
  const { drawer, drawerLabel, onToggle, measure, startsGroup, groupTitle } = rest;
  const drawerId = `${tableId}-${index}`;
  const toggle = () => onToggle(rowId);
  return (
    <li
      ref={measure}
      data-index={index}
      data-first={startsGroup || undefined}
      aria-setsize={count}
      aria-posinset={index + 1}
      className={styles.card}
      style={placeStyle(top)}
    >
      {startsGroup && <GroupTitle title={groupTitle?.(row)} />}
      <div className={styles.cardFace} {...rowPress(drawer && toggle)}>
        <div className={styles.cardText}>{card(row)}</div>
        {drawer !== undefined && (
          <DrawerToggle label={drawerLabel?.(row)} drawerId={drawerId} open={open} onToggle={toggle} />
        )}
      </div>
      {open && drawer !== undefined && (
        <div id={drawerId} className={styles.cardDrawer}>
          {drawer(row)}
        </div>
      )}
    </li>
  );
}

const CardRow = memo(CardRowOnce) as typeof CardRowOnce;
