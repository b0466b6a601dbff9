import type { CellObject, WorkSheet } from '@e965/xlsx';
import { type Cell, emptyMessage, mostRows, refusedFile, type TableRead, tooManyRowsMessage } from './bulk-row.ts';

const notSheet = 'This is not an Excel 97-2003 workbook (.xls). Please save it in that format and retry.';
const mostColumns = 50;

/** Every Excel 97-2003 workbook begins with it. Archives such as .xlsx do not, so nothing is ever unpacked. */
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] as const;

/** Reads the first sheet of a workbook. The library is loaded for it alone. */
export async function readSheet(bytes: Uint8Array): Promise<TableRead> {
  if (compoundFile.some((byte, at) => bytes[at] !== byte)) return refusedFile(notSheet);
  const { read, utils } = await import('@e965/xlsx');
  let sheet: WorkSheet | undefined;
  try {
    const book = read(bytes, { type: 'array', cellStyles: true, sheets: 0, sheetRows: mostRows + 1 });
    sheet = book.Sheets[book.SheetNames[0] ?? ''];
  } catch (problem) {
    const isLocked = problem instanceof Error && /password|encrypt/i.test(problem.message);
    return refusedFile(isLocked ? 'This file is protected by a password. Please remove it and retry.' : notSheet);
  }
  if (sheet === undefined) return refusedFile(emptyMessage);
  const hidden = sheet['!rows']?.findIndex((row) => row?.hidden === true) ?? -1;
  if (hidden >= 0) return refusedFile(`Row ${hidden + 1} is hidden. Please show or remove hidden rows and retry.`);
  return rowsOf(sheet, utils.decode_cell);
}

function rowsOf(sheet: WorkSheet, decode: (address: string) => { readonly r: number; readonly c: number }): TableRead {
  const rows: Cell[][] = [];
  for (const address of Object.keys(sheet)) {
    if (address.startsWith('!')) continue;
    const cell = sheet[address] as CellObject;
    if (cell.f !== undefined || cell.F !== undefined) {
      return refusedFile(`Cell ${address} holds a formula. Please replace formulas by their values and retry.`);
    }
    const { r, c } = decode(address);
    const content = contentOf(cell, c);
    if (content === '') continue;
    if (r >= mostRows) return refusedFile(tooManyRowsMessage);
    if (c >= mostColumns) return refusedFile(`Wrong number of columns on row ${r + 1}.`);
    while (rows.length <= r) rows.push([]);
    const row = rows[r] ?? [];
    while (row.length < c) row.push('');
    row[c] = content;
  }
  return rows.length === 0 ? refusedFile(emptyMessage) : { outcome: 'read', rows };
}

/** A sort code keeps its leading zeros only as it is shown; an amount is its number. */
function contentOf({ t, v, w }: CellObject, column: number): Cell {
  if (t === 'n' && column === 5 && typeof v === 'number') return v;
  return String(w ?? v ?? '').trim();
}
