import { csvBytes, inertText } from './csv-rows.ts';
import type { Extract } from './extract.ts';
import { type Cell, cellsOf, columnsOf, lettersOf } from './extract-columns.ts';

/** The extract in its own columns, for any program. */
export function csvFile(extract: Extract): Uint8Array {
  return csvBytes([columnsOf(extract), ...extract.lines.map((line) => cellsOf(extract, line).map(written))]);
}

/** Only words can be taken for a formula; the minus of an amount must stay one. */
function written(cell: Cell): string {
  return cell.kind === 'text' ? inertText(cell.text) : lettersOf(cell);
}
