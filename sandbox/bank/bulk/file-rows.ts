import { objectionToName, objectionToReference } from '#sandbox/bank/payees/payee-fields.ts';
import type { BulkErrorRecord, BulkRowRecord, WrongRowRecord } from '#sandbox/bank/records/bulk-file.ts';
import { moneyFromDecimal } from '#src/kernel/money.ts';
import type { CellsRead, FileProblem } from './file-cells.ts';

export interface FileRows {
  readonly rows: readonly BulkRowRecord[];
  readonly wrongRows: readonly WrongRowRecord[];
  readonly errors: readonly BulkErrorRecord[];
}

/** What the sender says is in the file. */
export interface Claimed {
  readonly count: number;
  readonly minor: number;
}

/** Assumed: codes and texts of errors of a record and of the file. */
const recordErrors = {
  columns: ['DIGX_CZ_FU_11', 'The record must have six columns.'],
  name: ['DIGX_PY_1338', 'The payee name is empty, longer than 35 characters or holds special characters.'],
  'sort-code': ['DIGX_BNK_DET001', 'The sort code must have six digits.'],
  account: ['DIGX_PY_0025', 'The account number must have eight digits.'],
  type: ['DIGX_CZ_FU_12', 'The payment type must be FP or BACS.'],
  reference: ['DIGX_PY_REMARK_002', 'The reference may contain letters, digits and spaces only.'],
  'reference-length': ['DIGX_PY_REMARK_001', 'The reference is longer than 35 characters.'],
  amount: ['DIGX_CZ_FU_13', 'The amount is not a number of pounds and pence above zero.'],
  blank: ['DIGX_CZ_FU_14', 'The record is blank.'],
} as const;
type RecordError = keyof typeof recordErrors;

const fileErrors = {
  empty: ['DIGX_CZ_FU_21', 'The file holds no records.'],
  'not-readable': ['DIGX_CZ_FU_22', 'The file cannot be read as a table of its format.'],
  password: ['DIGX_CZ_FU_23', 'The file is protected by a password.'],
  formulas: ['DIGX_CZ_FU_24', 'The file holds formulas.'],
  'hidden-rows': ['DIGX_CZ_FU_25', 'The file has hidden rows.'],
  'too-many-rows': ['DIGX_CZ_FU_26', 'The file has more than 10,000 records.'],
} as const satisfies Record<FileProblem, readonly [string, string]>;

/** Every record is checked, so that one report names all that is wrong. */
export function readRows(read: CellsRead, claimed: Claimed): FileRows {
  if (read.outcome === 'refused') {
    const [code, text] = fileErrors[read.problem];
    return { rows: [], wrongRows: [], errors: [{ row: null, kind: 'other', code, text }] };
  }
  const rows: BulkRowRecord[] = [];
  const wrongRows: WrongRowRecord[] = [];
  const errors: BulkErrorRecord[] = [];
  for (const [place, cells] of read.rows.entries()) {
    const trimmed = cells.map((cell) => cell.trim());
    const found = readRow(trimmed);
    if ('row' in found) rows.push(found.row);
    else {
      wrongRows.push(wrongRowOf(trimmed, place + 1));
      errors.push(...found.errors.map((name) => errorOf(name, place + 1)));
    }
  }
  const total = rows.reduce((sum, { minor }) => sum + minor, 0);
  if (errors.length === 0 && (claimed.count !== rows.length || claimed.minor !== total)) {
    const text = `The upload says ${claimed.count} records and ${pounds(claimed.minor)}; the file holds ${rows.length} and ${pounds(total)}.`;
    errors.push({ row: null, kind: 'miscellaneous', code: 'DIGX_CZ_FU_27', text });
  }
  return { rows, wrongRows, errors };
}

function wrongRowOf(cells: readonly string[], row: number): WrongRowRecord {
  const [name = '', sortCode = '', accountNumber = '', type = '', reference = '', amount = ''] = cells;
  return { row, name, sortCode, accountNumber, type, reference, minor: penceOf(amount) ?? null };
}

function errorOf(name: RecordError, row: number): BulkErrorRecord {
  const [code, text] = recordErrors[name];
  return { row, kind: 'record', code, text };
}

function readRow(cells: readonly string[]): { readonly row: BulkRowRecord } | { readonly errors: RecordError[] } {
  if (cells.every((cell) => cell === '')) return { errors: ['blank'] };
  if (cells.length !== 6) return { errors: ['columns'] };
  const [name = '', sortCode = '', accountNumber = '', type = '', reference = '', amount = ''] = cells;
  const errors: RecordError[] = [];
  if (objectionToName(name) !== undefined) errors.push('name');
  if (!/^\d{6}$/.test(sortCode)) errors.push('sort-code');
  if (!/^\d{8}$/.test(accountNumber)) errors.push('account');
  if (type !== 'FP' && type !== 'BACS') errors.push('type');
  const objection = objectionToReference(reference);
  if (objection !== undefined) errors.push(objection === 'reference-too-long' ? 'reference-length' : 'reference');
  const minor = penceOf(amount);
  if (minor === undefined) errors.push('amount');
  if (errors.length > 0 || minor === undefined || (type !== 'FP' && type !== 'BACS')) return { errors };
  return { row: { name, sortCode, accountNumber, type, reference, minor, outcome: 'waiting', valueOn: null } };
}

function penceOf(amount: string): number | undefined {
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(amount)) return undefined;
  const minor = moneyFromDecimal(Number(amount), 'GBP')?.minor;
  return minor === undefined || minor < 1 ? undefined : minor;
}

function pounds(minor: number): string {
  return `£${(minor / 100).toFixed(2)}`;
}
