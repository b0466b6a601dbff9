import { csvBytes, inertText } from './csv-rows.ts';

interface PaidRow {
  /** Its number in the uploaded file. */
  readonly row: number;
  readonly name: string;
  readonly sortCode: string;
  readonly accountNumber: string;
  readonly type: string;
  readonly reference: string;
  /** Pounds and pence; empty where it cannot be read. */
  readonly amount: string;
  readonly status: string;
  readonly valueOn: string;
  readonly reason: string;
}

const headings = [
  'Row',
  'Name',
  'Sort code',
  'Account number',
  'Type',
  'Reference',
  'Amount',
  'Status',
  'Value date',
  'Reason',
] as const;

/** The outcome of each payment of a bulk file, as CSV. */
export function bulkResponseFile(rows: readonly PaidRow[]): Uint8Array {
  return csvBytes([
    headings,
    ...rows.map((row) => [
      String(row.row),
      inertText(row.name),
      inertText(row.sortCode),
      inertText(row.accountNumber),
      inertText(row.type),
      inertText(row.reference),
      row.amount,
      row.status,
      row.valueOn,
      row.reason,
    ]),
  ]);
}
