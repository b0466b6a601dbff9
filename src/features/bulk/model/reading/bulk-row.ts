/** One payment of a bulk file. */
export interface BulkRow {
  readonly name: string;
  readonly sortCode: string;
  readonly accountNumber: string;
  readonly type: 'FP' | 'BACS';
  readonly reference: string;
  readonly minor: number;
}

/** A row as it stands in the file, and which of its columns are wrong, from 0. */
export interface WrongRow {
  readonly n: number;
  readonly cells: readonly string[];
  readonly wrong: readonly number[];
}

/** The columns of a file, in their order. */
export const columnTitles = ['Payee name', 'Sort code', 'Account number', 'Type', 'Reference', 'Amount'] as const;

/** The most that a file may hold, before and after reading. */
export const mostBytes = 5 * 1024 * 1024;
export const mostRows = 10_000;

/** A cell of a spreadsheet is a number or a text; a text file has texts only. */
export type Cell = string | number;

export type TableRead =
  | { readonly outcome: 'read'; readonly rows: readonly (readonly Cell[])[] }
  | { readonly outcome: 'refused'; readonly message: string };

export function refusedFile(message: string): { readonly outcome: 'refused'; readonly message: string } {
  return { outcome: 'refused', message };
}

export const emptyMessage = 'This file is empty. Please choose a file with one payment on each row.';
export const tooManyRowsMessage = 'This file has more than 10,000 rows. Please split it into smaller files.';
export const blankRowMessage = (row: number) => `Row ${row} is blank. Please remove blank rows and retry.`;
