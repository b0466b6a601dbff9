import type { CSSProperties, ReactNode } from 'react';
import type { Size } from '#src/ui/overlays/screen-size.ts';

export interface Column<Row> {
  readonly id: string;
  readonly text: string;
  /** Its share of the width; visible columns are scaled to fill it. */
  readonly perc: number;
  /** Its least width, for what must never be cut off, such as a date. */
  readonly least?: string;
  /** The sizes at which it is shown; all by default. */
  readonly showFor?: readonly Size[];
  readonly hideFor?: readonly Size[];
  /** The heading is for screen readers only. */
  readonly headerHide?: boolean;
  /** The whole column is for screen readers only, and takes no space: others can see it elsewhere. */
  readonly unseen?: boolean;
  /** Has buttons or links: never cut off, and aligned to the end. */
  readonly hasActions?: boolean;
  readonly icon?: ReactNode;
  /** Small text below the heading. */
  readonly extra?: ReactNode;
  /**
   * Allows a second line, or as many as the text needs; otherwise long text ends in an ellipsis. `whole` is for lists of
   * a page or less: the rows of a long list are placed before they are measured.
   */
  readonly wrap?: boolean | 'whole';
  /** What follows an amount, such as DR, stands beyond the column's end, so that the digits stand in line. */
  readonly marksHang?: boolean;
  readonly align?: 'end';
  /** Further from the column before it: its text begins where figures end. */
  readonly apart?: boolean;
  cell(row: Row): ReactNode;
}

/** Rows by index, so that a hundred thousand need not be copied to be shown. */
export interface RowSource<Row> {
  readonly count: number;
  at(index: number): Row;
  /** Whether a group begins with that row, where rows are grouped. */
  startsGroup?(index: number): boolean;
}

export function shownColumns<Row>(columns: readonly Column<Row>[], size: Size): readonly Column<Row>[] {
  return columns.filter(
    ({ showFor, hideFor }) => showFor?.includes(size) !== false && hideFor?.includes(size) !== true,
  );
}

/** The grid's column widths, with a last column for the drawer button. Buttons have space of their own at the end of a row. */
export function columnWidths<Row>(columns: readonly Column<Row>[], hasDrawer: boolean): CSSProperties {
  const seen = columns.filter(({ unseen }) => unseen !== true);
  const widths = seen.map(({ perc, least = '0' }) => `minmax(${least}, ${perc}fr)`);
  // What hangs beyond the column's end keeps clear of the button.
  const button = columns.at(-1)?.marksHang === true ? 'calc(var(--size-target) + 0.5rem)' : 'var(--size-target)';
  const tracks = hasDrawer ? [...widths, button] : widths;
  const endsInButtons = hasDrawer || columns.at(-1)?.hasActions === true;
  const endSpace = `var(--space-${endsInButtons ? 3 : 5})`;
  return { '--columns': tracks.join(' '), '--end-space': endSpace } as CSSProperties;
}
