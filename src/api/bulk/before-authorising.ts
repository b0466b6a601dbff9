import { clock } from '#src/api/environment/bank-clock.ts';
import type { Answer } from '#src/api/orders/order.ts';
import type { AppThunk } from '#src/api/store/hooks.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import { omitUndefined } from '#src/api/wire/wire.ts';
import { type CalendarDay, londonDayOf } from '#src/kernel/calendar.ts';
import type { BulkFile } from './bulk-file.ts';
import { type BulkFileArg, fileCall } from './find-file.ts';

/** A file that would be paid later than its sender chose, although that day has come. */
export interface LaterDay {
  readonly chosen: CalendarDay;
  readonly paidOn: CalendarDay;
}

export interface BeforeAuthorising {
  /** Must be shown before it is authorised. */
  readonly later?: LaterDay;
  readonly isFactorNeeded: boolean;
}

const foundFile = uncachedQuery(fileCall);

/** Asked just before a file is authorised, because the cut-off may have passed since the page was opened. */
export function beforeAuthorising(arg: BulkFileArg): AppThunk<Promise<Answer<BeforeAuthorising>>> {
  return async (dispatch) => {
    const answer = await dispatch(foundFile(arg, new AbortController().signal));
    if ('error' in answer) return answer;
    const { file } = answer.data;
    const later = file && laterThanChosen(file, londonDayOf(clock.businessNow()));
    return { data: { isFactorNeeded: file?.ownConfirmationFactor !== undefined, ...omitUndefined({ later }) } };
  };
}

/** Undefined if it is paid as chosen. A future day that is not a working day was pointed out when it was chosen. */
export function laterThanChosen(
  { payOn, paidOn }: Pick<BulkFile, 'payOn' | 'paidOn'>,
  today: CalendarDay,
): LaterDay | undefined {
  if (payOn === undefined || paidOn === undefined || payOn > today || paidOn <= payOn) return undefined;
  return { chosen: payOn, paidOn };
}
