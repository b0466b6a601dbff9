import { type Range, useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type ReactNode, useCallback, useState } from 'react';
import styles from './data-table.module.css';
import { roles } from './roles.ts';
import { bufferOf, cardHeight, rowHeight, rowsToKeep } from './row-window.ts';
import type { Place } from './use-place.ts';

export interface PlacedRow {
  readonly index: number;
  /** Pixels from the top of the rows. */
  readonly top: number;
  /** For a row that sets its own height. */
  readonly measure: (element: HTMLElement | null) => void;
  /** Resets a row to the usual height. */
  readonly resetHeight: (index: number) => void;
}

interface VirtualRowsProps {
  readonly as: 'rowgroup' | 'list';
  readonly label: string;
  readonly place: Place;
  readonly count: number;
  /** Stable while the rows are the same. */
  readonly keyAt: (index: number) => string;
  readonly drawRow: (row: PlacedRow) => ReactNode;
}

/** Restarts with a new scroll container: the parent remembers open drawers, heights are measured again. */
export function VirtualRows(rows: VirtualRowsProps) {
  const { scroller } = rows.place;
  return scroller instanceof HTMLElement ? <RowsInBox {...rows} box={scroller} /> : <RowsInWindow {...rows} />;
}

function RowsInBox({ box, ...rows }: VirtualRowsProps & { readonly box: HTMLElement }) {
  const { focus, ...options } = useOptions(rows);
  const virtual = useVirtualizer<HTMLElement, HTMLElement>({
    ...options,
    getScrollElement: () => box,
    initialOffset: () => box.scrollTop,
  });
  return <Rows {...rows} focus={focus} virtual={virtual} />;
}

function RowsInWindow(rows: VirtualRowsProps) {
  const { focus, ...options } = useOptions(rows);
  const virtual = useWindowVirtualizer<HTMLElement>(options);
  return <Rows {...rows} focus={focus} virtual={virtual} />;
}

function useOptions({ as, count, keyAt, place }: VirtualRowsProps) {
  const [usualPx] = useState(() => scaled(as === 'list' ? cardHeight : rowHeight));
  const [focus] = useState(watchFocus);
  return {
    count,
    focus,
    getItemKey: keyAt,
    estimateSize: useCallback(() => usualPx, [usualPx]),
    overscan: bufferOf(count),
    scrollMargin: place.margin,
    rangeExtractor: useCallback((range: Range) => rowsToKeep(range, focus.row()), [focus]),
  };
}

interface RowsProps extends VirtualRowsProps {
  readonly virtual: Virtualizer<HTMLElement, HTMLElement> | Virtualizer<Window, HTMLElement>;
  readonly focus: ReturnType<typeof watchFocus>;
}

function Rows({ as, label, place, drawRow, virtual, focus }: RowsProps) {
  const [resetHeight] = useState(
    () => (index: number) => virtual.resizeItem(index, virtual.options.estimateSize(index)),
  );
  const rows = virtual
    .getVirtualItems()
    .map(({ index, start }) =>
      drawRow({ index, top: start - place.margin, measure: virtual.measureElement, resetHeight }),
    );
  const { onFocus, onBlur } = focus;
  const shared = { className: styles.rows, style: { blockSize: virtual.getTotalSize() }, onFocus, onBlur };
  if (as === 'list') {
    return (
      <ul {...shared} aria-label={label} className={`${styles.rows} ${styles.list}`}>
        {rows}
      </ul>
    );
  }
  return (
    <div {...shared} {...roles.rows}>
      {rows}
    </div>
  );
}

/** Pixels at the customer's text size. */
function scaled(pixels: number): number {
  return (pixels * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)) / 16;
}

/** Tracks the row that has the focus. */
function watchFocus() {
  let index: number | undefined;
  return {
    row: () => index,
    onFocus(event: FocusEvent) {
      const row = event.target.closest('[data-index]')?.getAttribute('data-index');
      index = row === null || row === undefined ? undefined : Number(row);
    },
    onBlur() {
      index = undefined;
    },
  };
}
