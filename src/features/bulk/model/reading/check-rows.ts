import { moneyFromDecimal } from '#src/kernel/money.ts';
import { isPayeeName, longestName } from '#src/rules/payee-fields.ts';
import { type BulkRow, blankRowMessage, type Cell, columnTitles, type WrongRow } from './bulk-row.ts';

export type RowsChecked =
  | { readonly outcome: 'checked'; readonly rows: readonly BulkRow[]; readonly totalMinor: number }
  | { readonly outcome: 'refused'; readonly messages: readonly string[]; readonly wrongRows: readonly WrongRow[] };

/** As many as the messages that are shown. */
const mostWrongRows = 5;

/** How often progress is told, in rows. */
export const rowsAtOnce = 500;

const headingHint = 'The first row looks like headings, which are not allowed. Please remove it and retry.';
const columnNames = /^(?:payee )?(?:name|sort ?code|account(?: number)?|type|reference|amount)$/i;

/** Checks every row; row N counts from 1 at the first line. */
export function checkRows(table: readonly (readonly Cell[])[], onProgress: (done: number) => void): RowsChecked {
  const rows: BulkRow[] = [];
  const messages: string[] = [];
  const wrongRows: WrongRow[] = [];
  let totalMinor = 0;
  for (const [place, cells] of table.entries()) {
    const found = checkRow(cells.map(trimmed), place + 1);
    if ('row' in found) {
      rows.push(found.row);
      totalMinor += found.row.minor;
    } else {
      messages.push(...found.messages);
      if (wrongRows.length < mostWrongRows) wrongRows.push(toWrongRow(cells, found.wrong, place + 1));
    }
    if ((place + 1) % rowsAtOnce === 0) onProgress(place + 1);
  }
  if (messages.length === 0) return { outcome: 'checked', rows, totalMinor };
  const isHeaded = table[0]?.some((cell) => typeof cell === 'string' && columnNames.test(cell.trim())) ?? false;
  return { outcome: 'refused', messages: isHeaded ? [headingHint, ...messages] : messages, wrongRows };
}

type RowChecked = { readonly row: BulkRow } | { readonly messages: string[]; readonly wrong: readonly number[] };

function checkRow(cells: readonly Cell[], n: number): RowChecked {
  if (cells.every((cell) => cell === '')) return { messages: [blankRowMessage(n)], wrong: [] };
  if (cells.length !== 6) return { messages: [`Wrong number of columns on row ${n}.`], wrong: [] };
  const [name = '', sortCode = '', accountNumber = '', type = '', reference = '', amount = ''] = cells.map(String);
  const minor = penceOf(cells[5] ?? amount);
  const found: [column: number, message: string][] = [];
  if (minor === undefined) found.push([5, `Bad transaction amount on row ${n}.`]);
  if (!/^\d{6}$/.test(sortCode)) found.push([1, `Bad sort code on row ${n}.`]);
  if (!/^\d{8}$/.test(accountNumber)) found.push([2, `Bad account number on row ${n}.`]);
  // The bank refuses the other special characters.
  if (reference.includes(',')) {
    found.push([4, `Invalid reference on row ${n}. Please remove any special characters and retry.`]);
  }
  const wrongName = nameMistake(name);
  if (wrongName !== undefined) found.push([0, `Bad payee name on row ${n}.${wrongName}`]);
  if (type !== 'FP' && type !== 'BACS') found.push([3, `Bad payment type on row ${n}.`]);
  if (found.length > 0 || minor === undefined || (type !== 'FP' && type !== 'BACS')) {
    return { messages: found.map(([, message]) => message), wrong: found.map(([column]) => column) };
  }
  return { row: { name, sortCode, accountNumber, type, reference, minor } };
}

const longestShown = 60;

function toWrongRow(cells: readonly Cell[], wrong: readonly number[], n: number): WrongRow {
  const texts = cells.slice(0, columnTitles.length + 1).map(String);
  return {
    n,
    cells: texts.map((text) => (text.length > longestShown ? `${text.slice(0, longestShown)}…` : text)),
    wrong,
  };
}

/** What to add to the specified message; undefined for a name that can be paid. */
function nameMistake(name: string): string | undefined {
  if (name === '') return '';
  if (name.length > longestName) return ` It has more than ${longestName} characters.`;
  return isPayeeName(name) ? undefined : ' Please remove any special characters and retry.';
}

/** Whole pence above zero. */
function penceOf(amount: Cell): number | undefined {
  const text = String(amount);
  if (!/^\d{1,12}(?:\.\d{1,2})?$/.test(text)) return undefined;
  const minor = moneyFromDecimal(Number(text), 'GBP')?.minor;
  return minor === undefined || minor < 1 ? undefined : minor;
}

function trimmed(cell: Cell): Cell {
  return typeof cell === 'string' ? cell.trim() : cell;
}
