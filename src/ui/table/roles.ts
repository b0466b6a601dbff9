/**
 * ARIA roles for the table. Rows are absolutely positioned, which native table elements do not support, so plain
 * elements get these roles. They are read, not operated: none takes the focus.
 */
export const roles = {
  /** Includes the header row. */
  table: (caption: string, rows: number) =>
    ({ role: 'table', 'aria-label': caption, 'aria-rowcount': rows + 1 }) as const,
  rows: { role: 'rowgroup' },
  group: (label: string) => ({ role: 'rowgroup', 'aria-label': label }) as const,
  headings: { role: 'row', 'aria-rowindex': 1 },
  /** Counted from 0, below the header row. */
  row: (index: number) => ({ role: 'row', 'aria-rowindex': index + 2 }) as const,
  heading: { role: 'columnheader' },
  cell: { role: 'cell' },
  wideCell: (columns: number) => ({ role: 'cell', 'aria-colspan': columns }) as const,
} as const;
