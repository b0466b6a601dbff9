import { type Range, useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type ReactNode, useCallback, useDeferredValue, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RowSource } from './columns.ts';
import styles from './data-table.module.css';
import { roles } from './roles.ts';
import type { PlacedRow } from './row-props.ts';
import { bufferOf, firstBuffer, groupHeight, mostInFlow, mostOnPaper, rowsToKeep } from './row-window.ts';
import type { Place } from './use-place.ts';

interface VirtualRowsProps {
  readonly as: 'rowgroup' | 'list';
  readonly label: string;
  /** Undefined until it is measured. */
  readonly place: Place | undefined;
  /** A row’s height in pixels at the default text size. Where it is wrong, rows below move when they are first rendered. */
  readonly usualHeight: number;
  readonly rows: Pick<RowSource<unknown>, 'count' | 'startsGroup'>;
  /** Stable while the rows are the same. */
  readonly keyAt: (index: number) => string;
  readonly drawRow: (row: PlacedRow) => ReactNode;
  /** On paper, what to do about rows beyond `mostOnPaper`. */
  readonly printAdvice?: string | undefined;
}

/**
 * The rows of a list: all of a short one, of a long one only those in and near view. Restarts with a new scroll
 * container: the parent remembers open drawers, heights are measured again. On paper a long list is whole, too.
 */
export function VirtualRows(list: VirtualRowsProps) {
  if (list.rows.count <= mostInFlow) return <RowsInFlow {...list} count={list.rows.count} />;
  return (
    <>
      <RowsOnPaper {...list} />
      <div className={styles.onScreen}>
        <RowsNearView {...list} />
      </div>
    </>
  );
}

function RowsInFlow({ as, label, rows, drawRow, count }: VirtualRowsProps & { readonly count: number }) {
  return (
    <RowList as={as} label={label}>
      {Array.from({ length: count }, (_, index) =>
        drawRow({ index, startsGroup: rows.startsGroup?.(index) ?? false, top: undefined }),
      )}
    </RowList>
  );
}

/** Beside the list on the screen, which so keeps its place, its heights and the focus. */
function RowsOnPaper(list: VirtualRowsProps) {
  const { rows, printAdvice = 'Use the filters to print the others.' } = list;
  if (!usePrinting()) return null;
  const count = Math.min(rows.count, mostOnPaper);
  return (
    <div className={styles.onPaper}>
      {rows.count > count && (
        <p className={styles.paperNote}>
          Only the first {count.toLocaleString('en-GB')} of {rows.count.toLocaleString('en-GB')} are printed here.{' '}
          {printAdvice}
        </p>
      )}
      <RowsInFlow {...list} count={count} />
    </div>
  );
}

function RowsNearView(list: VirtualRowsProps) {
  const { place } = list;
  if (place === undefined) return null;
  const placed = { ...list, place };
  const { scroller } = place;
  return scroller instanceof HTMLElement ? <RowsInBox {...placed} box={scroller} /> : <RowsInWindow {...placed} />;
}

interface PlacedRowsProps extends VirtualRowsProps {
  readonly place: Place;
}

function RowsInBox({ box, ...rows }: PlacedRowsProps & { readonly box: HTMLElement }) {
  const { focus, ...options } = useOptions(rows);
  const virtual = useVirtualizer<HTMLElement, HTMLElement>({
    ...options,
    getScrollElement: () => box,
    initialOffset: () => box.scrollTop,
  });
  return <Rows {...rows} focus={focus} virtual={virtual} />;
}

function RowsInWindow(rows: PlacedRowsProps) {
  const { focus, ...options } = useOptions(rows);
  const virtual = useWindowVirtualizer<HTMLElement>(options);
  return <Rows {...rows} focus={focus} virtual={virtual} />;
}

function useOptions({ usualHeight, rows, keyAt, place }: PlacedRowsProps) {
  const [usualPx] = useState(() => scaled(usualHeight));
  const [groupPx] = useState(() => scaled(groupHeight));
  const [focus] = useState(watchFocus);
  // The rows out of view follow the first paint, which a slow phone would otherwise show later.
  const overscan = useDeferredValue(bufferOf(rows.count), firstBuffer);
  return {
    count: rows.count,
    focus,
    // A row that becomes the first of its group is taller, so its height is kept under another key.
    getItemKey: useCallback(
      (index: number) => (rows.startsGroup?.(index) === true ? `first ${keyAt(index)}` : keyAt(index)),
      [rows, keyAt],
    ),
    estimateSize: useCallback(
      (index: number) => usualPx + (rows.startsGroup?.(index) === true ? groupPx : 0),
      [rows, usualPx, groupPx],
    ),
    overscan,
    scrollMargin: place.margin,
    rangeExtractor: useCallback((range: Range) => rowsToKeep(range, focus.row()), [focus]),
  };
}

interface RowsProps extends PlacedRowsProps {
  readonly virtual: Virtualizer<HTMLElement, HTMLElement> | Virtualizer<Window, HTMLElement>;
  readonly focus: ReturnType<typeof watchFocus>;
}

function Rows({ as, label, place, rows, drawRow, virtual, focus }: RowsProps) {
  const [resetHeight] = useState(
    () => (index: number) => virtual.resizeItem(index, virtual.options.estimateSize(index)),
  );
  const drawn = virtual.getVirtualItems().map(({ index, start }) =>
    drawRow({
      index,
      startsGroup: rows.startsGroup?.(index) ?? false,
      top: start - place.margin,
      measure: virtual.measureElement,
      resetHeight,
    }),
  );
  const { onFocus, onBlur } = focus;
  return (
    <RowList as={as} label={label} blockSize={virtual.getTotalSize()} onFocus={onFocus} onBlur={onBlur}>
      {drawn}
    </RowList>
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

/**
 * Whether the browser is about to print this page. It reads the page as soon as it has announced that, so the component
 * renders before the event returns. False where a sheet of its own (`data-paper`) is printed in place of the page.
 */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  // The browser announces printing by events alone.
  useEffect(() => {
    const begin = () => {
      if (document.querySelector('[data-paper]') === null) flushSync(() => setPrinting(true));
    };
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

interface RowListProps {
  readonly as: 'rowgroup' | 'list';
  readonly label: string;
  /** The height of all rows, where only some are rendered. */
  readonly blockSize?: number;
  readonly onFocus?: (event: FocusEvent) => void;
  readonly onBlur?: () => void;
  readonly children: ReactNode;
}

/** The frame around rows or cards. */
function RowList({ as, label, blockSize, children, ...watch }: RowListProps) {
  const shared = { ...watch, style: blockSize === undefined ? undefined : { blockSize } };
  if (as === 'list') {
    return (
      <ul {...shared} aria-label={label} className={`${styles.rows} ${styles.list}`}>
        {children}
      </ul>
    );
  }
  return (
    <div {...shared} {...roles.rows} className={styles.rows}>
      {children}
    </div>
  );
}
