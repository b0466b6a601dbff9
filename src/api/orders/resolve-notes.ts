import { clock } from '#src/api/environment/bank-clock.ts';
import { epochMsOf, type Instant } from '#src/kernel/instant.ts';
import { openNotes } from './form-note.ts';
import { isMarked, type MarkedNote, type MarkedResult, readNotes, resolveNote } from './ledger.ts';
import { confirmAgainAfterMs } from './order.ts';
import type { MarkedKind } from './order-kinds.ts';

export type Standing =
  | MarkedResult
  /** The bank was read and does not have it. It may still arrive for a while. */
  | 'missing'
  /** What was read proves nothing. */
  | 'unclear';

/**
 * Resolves the notes of orders that were found, and of those that are missing after the longest time that a gateway takes.
 * @param startedAt when the bank was asked, by `performance`. @returns whether any was resolved.
 */
export function resolveNotes(
  notes: readonly MarkedNote[],
  startedAt: number,
  standingOf: (note: MarkedNote) => Standing,
): boolean {
  const results = notes.map((note) => ({ at: note.at, result: resultOf(note, startedAt, standingOf(note)) }));
  for (const { at, result } of results) if (result !== undefined) resolveNote(at, result);
  return results.some(({ result }) => result !== undefined);
}

function resultOf(note: MarkedNote, startedAt: number, standing: Standing): MarkedNote['result'] {
  if (standing === 'unclear') return undefined;
  if (standing !== 'missing') return standing;
  return mayBeLost(note, startedAt) ? 'not-made' : undefined;
}

/** Whether an order that is still missing has not arrived and will not. */
export function mayBeLost({ at }: MarkedNote, startedAt: number): boolean {
  return wasOver(at, confirmAgainAfterMs, startedAt);
}

/**
 * Whether so much of the bank's time had passed when a look at its lists was started, at `startedAt` of `performance`. Asked
 * after its answer, which brings the bank's time to a page that did not know it.
 */
export function wasOver(since: Instant, afterMs: number, startedAt: number): boolean {
  return epochMsOf(clock.businessNow()) - (performance.now() - startedAt) - epochMsOf(since) >= afterMs;
}

/**
 * When a page that is gone sent the same. It is looked up first. Undefined if there is none, or if it was not made, so that it
 * may be sent again.
 */
export async function sentBefore(
  kinds: readonly MarkedKind[],
  mark: string | undefined,
  lookUp: (notes: readonly MarkedNote[]) => Promise<void>,
): Promise<MarkedNote | undefined> {
  const isSame = (note: MarkedNote) => kinds.includes(note.kind) && mark !== undefined && note.mark === mark;
  const earlier = openNotes().findLast((note) => isSame(note) && note.result === undefined);
  if (earlier === undefined) return undefined;
  await lookUp([earlier]);
  const now = readNotes()
    .filter(isMarked)
    .find(({ at }) => at === earlier.at);
  return now?.result === 'not-made' ? undefined : now;
}
