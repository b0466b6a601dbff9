import { memo, type ReactNode } from 'react';
import styles from './data-table.module.css';
import { DrawerToggle } from './drawer-toggle.tsx';
import { GroupTitle } from './group-title.tsx';
import { placeStyle, type RowProps } from './row-props.ts';

interface CardRowProps<Row> extends RowProps<Row> {
  readonly count: number;
  readonly card: (row: Row) => ReactNode;
}

function CardRowOnce<Row>({ row, rowId, tableId, index, count, top, open, card, ...rest }: CardRowProps<Row>) {
  const { drawer, drawerLabel, onToggle, measure, startsGroup, groupTitle } = rest;
  const drawerId = `${tableId}-${index}`;
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
      <div className={styles.cardFace}>
        <div className={styles.cardText}>{card(row)}</div>
        {drawer !== undefined && (
          <DrawerToggle label={drawerLabel?.(row)} drawerId={drawerId} open={open} onToggle={() => onToggle(rowId)} />
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

export const CardRow = memo(CardRowOnce) as typeof CardRowOnce;
