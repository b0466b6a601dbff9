import type { ReactNode } from 'react';
import type { PlacedRow } from './virtual-rows.tsx';

/** What a row is drawn from, as a line of the table or as a card. */
export interface RowProps<Row> extends PlacedRow {
  readonly row: Row;
  readonly rowId: string;
  readonly tableId: string;
  readonly open: boolean;
  readonly drawer?: ((row: Row) => ReactNode) | undefined;
  readonly drawerLabel?: ((row: Row) => string) | undefined;
  readonly onToggle: (rowId: string) => void;
}
