import { csvBytes, inertText } from './csv-rows.ts';

interface PaidRow {
  readonly name: string;
  readonly sortCode: string;
  readonly accountNumber: string;
  readonly type: string;
  readonly reference: string;
  /** Pounds and pence. */
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
    ...rows.map((row, place) => [
      String(place + 1),
      inertText(row.name),
      row.sortCode,
      row.accountNumber,
      row.type,
      inertText(row.reference),
      row.amount,
      row.status,
      row.valueOn,
      row.reason,
    ]),
  ]);
}
