/**
 * What a table is to who listens. Its rows stand where the scroll position puts them, which the platform's table, row and
 * cell cannot do, so these roles are given to plain boxes. They are read, not operated: none takes the focus.
 */
export const roles = {
  /** The row of headings counts as one. */
  table: (caption: string, rows: number) =>
    ({ role: 'table', 'aria-label': caption, 'aria-rowcount': rows + 1 }) as const,
  rows: { role: 'rowgroup' },
  headings: { role: 'row', 'aria-rowindex': 1 },
  row: (index: number) => ({ role: 'row', 'aria-rowindex': index + 2 }) as const,
  heading: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
