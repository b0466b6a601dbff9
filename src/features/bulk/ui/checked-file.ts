import { createContext, useContext } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import type { BulkRow } from '#src/features/bulk/model/reading/bulk-row.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';

/** A file that passed the local checks. */
export interface CheckedFile {
  /** As on the customer's disk, to find out whether it has changed. */
  readonly source: File;
  readonly fileName: string;
  /** Base64 of what was checked. */
  readonly content: string;
  readonly rows: readonly BulkRow[];
  readonly totalMinor: number;
  readonly account: Account;
  readonly payOn: CalendarDay;
}

export function countBacs({ rows }: Pick<CheckedFile, 'rows'>): number {
  return rows.filter(({ type }) => type === 'BACS').length;
}

export const CheckedFileContext = createContext<{
  readonly file: CheckedFile | undefined;
  readonly setFile: (file: CheckedFile | undefined) => void;
}>({ file: undefined, setFile: () => {} });

export function useCheckedFile() {
  return useContext(CheckedFileContext);
}
