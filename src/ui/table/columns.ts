import type { CSSProperties, ReactNode } from 'react';
import type { Size } from '#src/ui/overlays/screen-size.ts';

export interface Column<Row> {
  readonly id: string;
  /** The heading. */
  readonly text: string;
  /** Its share of the width; those shown are scaled to fill it. */
  readonly perc: number;
  /** The sizes at which it stands; all, when not given. */
  readonly showFor?: readonly Size[];
  readonly hideFor?: readonly Size[];
  /** The heading is read out, not seen. */
  readonly headerHide?: boolean;
  /** Holds buttons or links: nothing is cut off, and they stand at the end. */
  readonly hasActions?: boolean;
  /** A drawing before the heading. */
  readonly icon?: ReactNode;
  /** A few quiet words under the heading. */
  readonly extra?: ReactNode;
  /** Text may take a second line; without it, what is too long ends in dots. */
  readonly wrap?: boolean;
  readonly align?: 'end';
  cell(row: Row): ReactNode;
}

/** Rows by their place, so that a hundred thousand need not be copied to be shown. */
export interface RowSource<Row> {
  readonly count: number;
  at(index: number): Row;
}

export function shownColumns<Row>(columns: readonly Column<Row>[], size: Size): readonly Column<Row>[] {
  return columns.filter(
    ({ showFor, hideFor }) => showFor?.includes(size) !== false && hideFor?.includes(size) !== true,
  );
}

/** The widths of the columns for the grid of each row, with a last one for the button that opens the drawer. */
export function columnWidths<Row>(columns: readonly Column<Row>[], hasDrawer: boolean): CSSProperties {
  const widths = columns.map(({ perc }) => `minmax(0, ${perc}fr)`);
  const tracks = hasDrawer ? [...widths, 'var(--size-target)'] : widths;
  return { '--columns': tracks.join(' ') } as CSSProperties;
}
