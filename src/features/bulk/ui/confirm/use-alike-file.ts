import { useState } from 'react';
import type { BulkFile } from '#src/api/bulk/bulk-file.ts';
import { bulkPageSize, useListBulkFilesQuery } from '#src/api/bulk/bulk-files.ts';
import { clock } from '#src/api/environment/bank-clock.ts';
import { alikeFile } from '#src/features/bulk/model/repeats.ts';
import type { CheckedFile } from '#src/features/bulk/ui/checked-file.ts';
import { addMonths, londonDayOf } from '#src/kernel/calendar.ts';

/** A recent upload that may hold the same payments. Where the bank cannot be asked, nothing is said. */
export function useAlikeFile({ account, rows, totalMinor }: CheckedFile): BulkFile | undefined {
  const [today] = useState(() => londonDayOf(clock.businessNow()));
  const { currentData } = useListBulkFilesQuery(
    { party: account.customerId, page: 1, pageSize: bulkPageSize, from: addMonths(today, -1), to: today },
    { refetchOnMountOrArgChange: true },
  );
  // Asked once, before anything is sent: the file itself must not be taken for another.
  const [found, setFound] = useState<BulkFile>();
  const [isAsked, setAsked] = useState(false);
  if (!isAsked && currentData !== undefined) {
    setAsked(true);
    const wanted = { count: rows.length, totalMinor, accountNumber: account.accountNumber, today };
    setFound(alikeFile(currentData.files, wanted));
  }
  return found;
}
