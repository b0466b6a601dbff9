import type { MarkedNote } from '#src/api/orders/ledger.ts';
import { mayBeLost, resolveNotes } from '#src/api/orders/resolve-notes.ts';
import { bankApi } from '#src/api/store/bank-api.ts';
import type { AppThunk } from '#src/api/store/hooks.ts';
import { staleAfter } from '#src/api/store/stale.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import { decidedCall, discriminators, waitingCall } from './approval-calls.ts';
import type { ApprovalItem } from './approval-item.ts';
import { decisionMark, resultOf } from './decision-marks.ts';

const decidedItems = uncachedQuery(decidedCall);
const waitingItems = uncachedQuery(waitingCall);

/**
 * Reads what has been decided for all these decisions, and what still waits for those that may be lost; sends nothing. An item
 * in neither list proves nothing: another customer may have logged in.
 */
export function lookUpDecisions(notes: readonly MarkedNote[]): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const startedAt = performance.now();
    // The entity was not kept, so all are asked.
    const answer = await dispatch(decidedItems({ party: false }, new AbortController().signal));
    if ('error' in answer) return;
    const decided = await byMark(answer.data.items);
    const isDecided = ({ mark }: MarkedNote) => mark !== undefined && decided.has(mark);
    // This list counts as a visit, so it is read only where it decides something.
    const isReadFurther = notes.some((note) => !isDecided(note) && mayBeLost(note, startedAt));
    const waiting = isReadFurther ? await byMark(await dispatch(waitingNow())) : new Map<string, ApprovalItem>();
    const isAnyResolved = resolveNotes(notes, startedAt, ({ kind, mark = '' }) => {
      const status = decided.get(mark)?.status;
      if (status !== undefined) return resultOf(kind, status) ?? 'unclear';
      return waiting.get(mark)?.isActionable === true ? 'missing' : 'unclear';
    });
    if (isAnyResolved) dispatch(bankApi.util.invalidateTags([...staleAfter.approveTransaction]));
  };
}

function waitingNow(): AppThunk<Promise<readonly ApprovalItem[]>> {
  return async (dispatch) => {
    const { signal } = new AbortController();
    const answers = await Promise.all(
      discriminators.map((discriminator) => dispatch(waitingItems({ party: false, discriminator }, signal))),
    );
    return answers.flatMap((answer) => ('error' in answer ? [] : answer.data.items));
  };
}

async function byMark(items: readonly ApprovalItem[]): Promise<ReadonlyMap<string, ApprovalItem>> {
  const marked = await Promise.all(items.map(async (item) => [(await decisionMark(item)) ?? '', item] as const));
  return new Map(marked.filter(([mark]) => mark !== ''));
}
