import type { Answer } from '#src/api/orders/order.ts';
import type { AppThunk } from '#src/api/store/hooks.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import { clock } from '#src/api/wire/clock.ts';
import { type CalendarDay, londonDayOf } from '#src/kernel/calendar.ts';
import type { BulkFile } from './bulk-file.ts';
import { type BulkFileArg, fileCall } from './bulk-files.ts';

/** A file that would be paid later than its sender chose, although that day has come. */
export interface LaterDay {
  readonly chosen: CalendarDay;
  readonly paidOn: CalendarDay;
}

const foundFile = uncachedQuery(fileCall);

/**
 * Asked just before a file is authorised, because the cut-off may have passed since the page was opened. Undefined where
 * it is paid as chosen. A day ahead that is no working day was shown when it was chosen.
 */
export function laterDayOf(arg: BulkFileArg): AppThunk<Promise<Answer<LaterDay | undefined>>> {
  return async (dispatch) => {
    const answer = await dispatch(foundFile(arg, new AbortController().signal));
    if ('error' in answer) return answer;
    return { data: answer.data.file && laterThanChosen(answer.data.file, londonDayOf(clock.businessNow())) };
  };
}

export function laterThanChosen({ payOn, paidOn }: BulkFile, today: CalendarDay): LaterDay | undefined {
  if (payOn === undefined || paidOn === undefined || payOn > today || paidOn <= payOn) return undefined;
  return { chosen: payOn, paidOn };
}
