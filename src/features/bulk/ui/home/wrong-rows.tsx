import { columnTitles, type WrongRow } from '#src/features/bulk/model/reading/bulk-row.ts';
import styles from '#src/features/bulk/ui/bulk.module.css';
import stack from '#src/ui/page/stack.module.css';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';

/** The wrong rows as they stand in the file, with what is wrong marked. */
export function WrongRows({ rows }: { readonly rows: readonly WrongRow[] }) {
  if (rows.length === 0) return null;
  return (
    <ul aria-label="Rows to correct" className={stack.closer}>
      {rows.map((row) => (
        <li key={row.n} className={styles.wrongRow}>
          <strong>Row {row.n}</strong>
          {row.cells.every((cell) => cell === '') ? <span>This row is blank.</span> : <Cells row={row} />}
        </li>
      ))}
    </ul>
  );
}

function Cells({ row: { cells, wrong } }: { readonly row: WrongRow }) {
  return (
    <span className={styles.cells}>
      {cells.map((cell, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two columns may hold the same text, and no cell keeps anything.
        <span key={column} className={styles.cell} data-wrong={wrong.includes(column) || undefined}>
          <HiddenText>{columnTitles[column] ?? 'Another column'}: </HiddenText>
          {cell === '' ? `${columnTitles[column] ?? 'Column'} missing` : cell}
          {wrong.includes(column) && <HiddenText> (wrong)</HiddenText>}
        </span>
      ))}
    </span>
  );
}
