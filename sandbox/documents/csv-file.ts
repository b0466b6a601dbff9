import { csvBytes, inertText } from './csv-rows.ts';
import type { Extract } from './extract.ts';
import { type Cell, cellsOf, cellText, columnsOf } from './extract-columns.ts';

export function csvFile(extract: Extract): Uint8Array {
  return csvBytes([columnsOf(extract), ...extract.lines.map((line) => cellsOf(extract, line).map(written))]);
}

/** Only text can be taken for a formula; an amount must keep its minus. */
function written(cell: Cell): string {
  return cell.kind === 'text' ? inertText(cell.text) : cellText(cell);
}
