import { parse } from 'csv-parse/browser/esm/sync';
import type { BulkFormat } from './file-names.ts';
import { spreadsheetReader } from './spreadsheet-reader.ts';

/** Assumed: the most rows and bytes in a file. */
export const mostRows = 10_000;
export const mostBytes = 5 * 1024 * 1024;

export type FileProblem = 'empty' | 'not-readable' | 'password' | 'formulas' | 'hidden-rows' | 'too-many-rows';

export type CellsRead =
  | { readonly outcome: 'read'; readonly rows: readonly (readonly string[])[] }
  | { readonly outcome: 'refused'; readonly problem: FileProblem };

/** The file as rows of texts. Anything but a plain table is refused. */
export function readCells(bytes: Uint8Array, format: BulkFormat): CellsRead {
  if (bytes.length === 0) return { outcome: 'refused', problem: 'empty' };
  const read = format === 'xls' ? readSheet(bytes) : readText(bytes);
  if (read.outcome === 'refused') return read;
  if (read.rows.length === 0) return { outcome: 'refused', problem: 'empty' };
  return read.rows.length > mostRows ? { outcome: 'refused', problem: 'too-many-rows' } : read;
}

function readText(bytes: Uint8Array): CellsRead {
  const text = textOf(bytes);
  if (text === undefined || text.includes('\0')) return { outcome: 'refused', problem: 'not-readable' };
  const [first = ''] = text.split(/\r?\n/, 1);
  try {
    const rows: string[][] = parse(text, {
      delimiter: separatorOf(first),
      relax_column_count: true,
      to: mostRows + 1,
      max_record_size: 10_000,
    });
    return { outcome: 'read', rows };
  } catch {
    return { outcome: 'refused', problem: 'not-readable' };
  }
}

/** UTF-16 by its mark, otherwise UTF-8, otherwise Windows-1252. */
function textOf(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const marked =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(marked, { fatal: true }).decode(bytes);
  } catch {
    return marked === 'utf-8' ? new TextDecoder('windows-1252').decode(bytes) : undefined;
  }
}

/** Six columns have five separators, none of them inside quotes. */
function separatorOf(line: string): string {
  const bare = line.replace(/"[^"]*"/g, '');
  const count = (sign: string) => bare.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

const compoundFile = [0xd0, 0xcf, 0x11, 0xe0];

function readSheet(bytes: Uint8Array): CellsRead {
  if (compoundFile.some((byte, place) => bytes[place] !== byte)) return { outcome: 'refused', problem: 'not-readable' };
  const { read, utils } = spreadsheetReader();
  try {
    const book = read(bytes, { type: 'array', cellStyles: true, sheetRows: mostRows + 1, sheets: 0 });
    const sheet = book.Sheets[book.SheetNames[0] ?? ''];
    if (sheet === undefined) return { outcome: 'refused', problem: 'empty' };
    if (sheet['!rows']?.some((row) => row?.hidden)) return { outcome: 'refused', problem: 'hidden-rows' };
    const rows: string[][] = [];
    for (const [address, cell] of Object.entries(sheet)) {
      if (address.startsWith('!')) continue;
      if (cell.f !== undefined) return { outcome: 'refused', problem: 'formulas' };
      const { r, c } = utils.decode_cell(address);
      if (r > mostRows || c > 255) return { outcome: 'refused', problem: 'too-many-rows' };
      for (let row = rows.length; row <= r; row += 1) rows.push([]);
      const cells = rows[r] ?? [];
      // Amounts are numbers; a sort code keeps its leading zeros only as it is shown.
      for (let column = cells.length; column < c; column += 1) cells.push('');
      cells[c] = c === 5 && cell.t === 'n' ? String(cell.v) : String(cell.w ?? cell.v ?? '');
    }
    while (rows.length > 0 && rows.at(-1)?.every((text) => text === '')) rows.pop();
    return { outcome: 'read', rows };
  } catch (problem) {
    const isLocked = problem instanceof Error && /password|encrypt/i.test(problem.message);
    return { outcome: 'refused', problem: isLocked ? 'password' : 'not-readable' };
  }
}
