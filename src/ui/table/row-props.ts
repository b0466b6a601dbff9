import type { ReactNode } from 'react';
import type { PlacedRow } from './virtual-rows.tsx';

export interface RowProps<Row> extends PlacedRow {
  readonly row: Row;
  readonly rowId: string;
  readonly tableId: string;
  readonly open: boolean;
  readonly drawer?: ((row: Row) => ReactNode) | undefined;
  readonly drawerLabel?: ((row: Row) => string) | undefined;
  readonly onToggle: (rowId: string) => void;
}
