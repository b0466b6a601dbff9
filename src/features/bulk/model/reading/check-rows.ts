import { moneyFromDecimal } from '#src/kernel/money.ts';
import { isPayeeName, longestName } from '#src/rules/payee-fields.ts';
import { type BulkRow, blankRowMessage, type Cell } from './bulk-row.ts';

export type RowsChecked =
  | { readonly outcome: 'checked'; readonly rows: readonly BulkRow[]; readonly totalMinor: number }
  | { readonly outcome: 'refused'; readonly messages: readonly string[] };

/** How often progress is told, in rows. */
export const rowsAtOnce = 500;

const headingHint = 'The first row looks like headings, which are not allowed. Please remove it and retry.';
const columnNames = /^(?:payee )?(?:name|sort ?code|account(?: number)?|type|reference|amount)$/i;

/** Checks every row; row N counts from 1 at the first line. */
export function checkRows(table: readonly (readonly Cell[])[], onProgress: (done: number) => void): RowsChecked {
  const rows: BulkRow[] = [];
  const messages: string[] = [];
  let totalMinor = 0;
  for (const [place, cells] of table.entries()) {
    const found = checkRow(cells.map(trimmed), place + 1);
    if ('row' in found) {
      rows.push(found.row);
      totalMinor += found.row.minor;
    } else messages.push(...found.messages);
    if ((place + 1) % rowsAtOnce === 0) onProgress(place + 1);
  }
  if (messages.length === 0) return { outcome: 'checked', rows, totalMinor };
  const isHeaded = table[0]?.some((cell) => typeof cell === 'string' && columnNames.test(cell.trim())) ?? false;
  return { outcome: 'refused', messages: isHeaded ? [headingHint, ...messages] : messages };
}

function checkRow(cells: readonly Cell[], n: number): { readonly row: BulkRow } | { readonly messages: string[] } {
  if (cells.every((cell) => cell === '')) return { messages: [blankRowMessage(n)] };
  if (cells.length !== 6) return { messages: [`Wrong number of columns on row ${n}.`] };
  const [name = '', sortCode = '', accountNumber = '', type = '', reference = '', amount = ''] = cells.map(String);
  const minor = penceOf(cells[5] ?? amount);
  const messages: string[] = [];
  if (minor === undefined) messages.push(`Bad transaction amount on row ${n}.`);
  if (!/^\d{6}$/.test(sortCode)) messages.push(`Bad sort code on row ${n}.`);
  if (!/^\d{8}$/.test(accountNumber)) messages.push(`Bad account number on row ${n}.`);
  // The bank refuses the other special characters.
  if (reference.includes(',')) {
    messages.push(`Invalid reference on row ${n}. Please remove any special characters and retry.`);
  }
  const wrongName = nameMistake(name);
  if (wrongName !== undefined) messages.push(`Bad payee name on row ${n}.${wrongName}`);
  if (type !== 'FP' && type !== 'BACS') messages.push(`Bad payment type on row ${n}.`);
  if (messages.length > 0 || minor === undefined || (type !== 'FP' && type !== 'BACS')) return { messages };
  return { row: { name, sortCode, accountNumber, type, reference, minor } };
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
