import { branchOf } from '#sandbox/bank/numbers/sort-codes.ts';
import type { BulkFileRecord, BulkRowRecord } from '#sandbox/bank/records/bulk-file.ts';

export type SortCodeObjection = 'DIGX_BNK_DET001' | 'FT-RESP-999';

/** Why a payment cannot reach its bank: nobody has the sort code, or its bank takes no Faster Payments. */
export function objectionToSortCode({ sortCode, type }: BulkRowRecord): SortCodeObjection | undefined {
  const branch = branchOf(sortCode);
  if (branch === undefined) return 'DIGX_BNK_DET001';
  return type === 'FP' && !branch.fastPayments ? 'FT-RESP-999' : undefined;
}

/** A payment of a draft that will be rejected if the file is sent as it is. */
export interface RowWarning {
  readonly row: number;
  readonly code: SortCodeObjection;
}

/** Told before anything is confirmed. A file with errors is not paid at all. */
export function rowWarningsOf({ rows, errors }: BulkFileRecord): RowWarning[] {
  if (errors.length > 0) return [];
  return rows.flatMap((row, place) => {
    const code = objectionToSortCode(row);
    return code === undefined ? [] : [{ row: place + 1, code }];
  });
}
