import { activitiesAsked } from '#src/api/activity/activities.ts';
import { clock } from '#src/api/environment/bank-clock.ts';
import { notesInDoubt } from '#src/api/orders/form-note.ts';
import { type MarkedNote, resolveNote } from '#src/api/orders/ledger.ts';
import { bankApi } from '#src/api/store/bank-api.ts';
import type { AppThunk } from '#src/api/store/hooks.ts';
import { staleAfter } from '#src/api/store/stale.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';
import { type BookKind, bookMark, claimBook, isClaimed, notedAs } from './book-marks.ts';
import { bookTypes } from './book-order.ts';

const kinds = Object.keys(notedAs) as BookKind[];

/** Earlier orders of such a book for the account whose outcome is still unknown. */
export async function sameBookInDoubt(kind: BookKind, accountNumber: string): Promise<readonly MarkedNote[]> {
  const mark = await bookMark(accountNumber);
  return notesInDoubt([notedAs[kind]]).filter((note) => (note.mark ?? mark) === mark);
}

/**
 * Reads the activity log for all these orders; sends nothing. One of that account since, which is no other order's, is the
 * earliest of them. One that is not there may still arrive.
 */
export function lookUpBooks(notes: readonly MarkedNote[]): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await Promise.all(
      kinds.map((kind) => {
        const ofKind = notes.filter((note) => note.kind === notedAs[kind]);
        return ofKind.length > 0 && dispatch(lookUp(kind, ofKind));
      }),
    );
  };
}

function lookUp(kind: BookKind, notes: readonly MarkedNote[]): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const period = { from: londonDayOf(notes[0]?.at ?? clock.businessNow()), to: londonDayOf(clock.businessNow()) };
    const { signal } = new AbortController();
    // The entity was not kept, so all are asked.
    const answer = await dispatch(activitiesAsked({ party: false, type: bookTypes[kind], ...period }, signal));
    if ('error' in answer) return;
    const marked = await Promise.all(
      answer.data.items.map(async (item) => ({ ...item, mark: await bookMark(item.accountNumber ?? '') })),
    );
    for (const { at, mark } of notes) {
      const found = marked.find(
        (item) => item.mark === mark && (item.madeAt ?? '') >= at && !isClaimed(item.reference),
      );
      if (found === undefined) continue;
      claimBook(found.reference);
      resolveNote(at, 'made');
      dispatch(bankApi.util.invalidateTags([...staleAfter[kind === 'cheque' ? 'orderChequeBook' : 'orderPayInBook']]));
    }
  };
}
