import { clock } from '#src/api/environment/bank-clock.ts';
import type { MarkedNote } from '#src/api/orders/ledger.ts';
import type { OrderState } from '#src/api/orders/order.ts';
import { resolveNotes } from '#src/api/orders/resolve-notes.ts';
import { bankApi } from '#src/api/store/bank-api.ts';
import type { AppThunk } from '#src/api/store/hooks.ts';
import { staleAfter } from '#src/api/store/stale.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import { addDays, londonDayOf } from '#src/kernel/calendar.ts';
import { digestOf } from '#src/kernel/digest.ts';
import type { BulkFile } from './bulk-file.ts';
import { type BulkFilesArg, bulkPageSize, filesCall } from './bulk-files.ts';
import { authorisationStateOf, uploadStateOf } from './bulk-orders.ts';

/** A file is authorised at the latest this many days after its upload. Assumed. */
const daysBefore = 30;
/** Nobody uploads more in the days that an order is in doubt. */
const mostPages = 8;

/**
 * Reads the list of files for all these uploads and authorisations; sends nothing. An upload that is not there may still
 * arrive.
 */
export function lookUpFiles(notes: readonly MarkedNote[]): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const to = londonDayOf(clock.businessNow());
    const from = addDays(londonDayOf(notes[0]?.at ?? clock.businessNow()), -daysBefore);
    const found = await dispatch(filesByMark({ from, to }));
    const isAnyResolved = resolveNotes(notes, performance.now(), (note) => {
      const { status } = stateOf(note, note.mark === undefined ? undefined : found.get(note.mark));
      return status === 'made' || status === 'not-made' ? status : 'unclear';
    });
    if (isAnyResolved) dispatch(bankApi.util.invalidateTags([...staleAfter.authoriseBulkFile]));
  };
}

function filesByMark(days: Pick<BulkFilesArg, 'from' | 'to'>): AppThunk<Promise<ReadonlyMap<string, BulkFile>>> {
  return async (dispatch) => {
    const found = new Map<string, BulkFile>();
    for (let page = 1; page <= mostPages; page += 1) {
      // The entity was not kept, so all are asked.
      const answer = await dispatch(filesOf({ party: false, page, ...days }, new AbortController().signal));
      if ('error' in answer) return found;
      for (const file of answer.data.files) found.set((await digestOf(file.id)) ?? '', file);
      if (page * bulkPageSize >= answer.data.totalCount) break;
    }
    return found;
  };
}

const filesOf = uncachedQuery(filesCall);

function stateOf({ kind }: MarkedNote, file: BulkFile | undefined): OrderState<unknown> {
  const found = file === undefined ? {} : { file };
  return kind === 'upload' ? uploadStateOf(found) : authorisationStateOf(found);
}
