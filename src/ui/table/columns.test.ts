import { expect, it } from 'vitest';
import { type Column, columnWidths, shownColumns } from './columns.ts';

const column = (id: string, rest: Partial<Column<null>> = {}): Column<null> => ({
  id,
  text: id,
  perc: 50,
  cell: () => null,
  ...rest,
});

const columns = [
  column('always'),
  column('wide', { showFor: ['large'] }),
  column('not-narrow', { hideFor: ['small', 'medium'] }),
  column('never', { showFor: ['large'], hideFor: ['large'] }),
];

it.each([
  ['small', ['always']],
  ['medium', ['always']],
  ['large', ['always', 'wide', 'not-narrow']],
] as const)('shows the columns for %s sizes', (size, ids) =>
  expect(shownColumns(columns, size).map(({ id }) => id)).toEqual(ids),
);

it('scales the widths to fill the table, and adds a last column for the drawer button', () => {
  const shares = [column('a', { perc: 30 }), column('b', { perc: 70 })];
  expect(columnWidths(shares, false)).toMatchObject({ '--columns': 'minmax(0, 30fr) minmax(0, 70fr)' });
  expect(columnWidths(shares, true)).toMatchObject({
    '--columns': 'minmax(0, 30fr) minmax(0, 70fr) var(--size-target)',
  });
});

it('keeps the drawer button clear of marks that hang beyond the last column', () => {
  const tracks = 'minmax(0, 50fr) calc(var(--size-target) + 0.5rem)';
  expect(columnWidths([column('balance', { marksHang: true })], true)).toMatchObject({ '--columns': tracks });
});

it('leaves the space of a button at the end of each row only where there is one', () => {
  const [figure, buttons] = [column('figure', { align: 'end' }), column('buttons', { hasActions: true })];
  expect(columnWidths([buttons, figure], false)).toMatchObject({ '--end-space': 'var(--space-5)' });
  expect(columnWidths([figure, buttons], false)).toMatchObject({ '--end-space': 'var(--space-3)' });
  expect(columnWidths([figure], true)).toMatchObject({ '--end-space': 'var(--space-3)' });
});
