import type { CSSProperties, ReactNode } from 'react';

export interface PlacedRow {
  readonly index: number;
  readonly startsGroup: boolean;
  /** Pixels from the top of the rows; undefined for a row that simply follows the one before. */
  readonly top: number | undefined;
  /** For a row that sets its own height. */
  readonly measure?: (element: HTMLElement | null) => void;
  /** Resets a row to the usual height. */
  readonly resetHeight?: (index: number) => void;
}

export interface RowProps<Row> extends PlacedRow {
  readonly row: Row;
  readonly rowId: string;
  readonly tableId: string;
  readonly open: boolean;
  readonly drawer?: ((row: Row) => ReactNode) | undefined;
  readonly drawerLabel?: ((row: Row) => string) | undefined;
  readonly groupTitle?: ((row: Row) => string) | undefined;
  readonly onToggle: (rowId: string) => void;
}

/** Where a row stands in its list, if it does not simply follow the one before. */
export function placeStyle(top: number | undefined): CSSProperties | undefined {
  return top === undefined ? undefined : { position: 'absolute', transform: `translateY(${top}px)` };
}
