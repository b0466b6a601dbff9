import { useEffect, useState } from 'react';
import { clock } from '#src/api/environment/bank-clock.ts';
import type { OrderNote } from '#src/api/orders/ledger.ts';
import { epochMsOf, type Instant } from '#src/kernel/instant.ts';

/** An order being sent in another tab gets this long to finish before it is reported here. */
const briefMs = 5_000;

/** Those of this tab, and those of other tabs once their time to finish is over. */
export function useDueNotes<Note extends Pick<OrderNote, 'at' | 'result'>>(
  notes: readonly Note[],
  isOwn: (note: Note) => boolean,
): readonly Note[] {
  const [, setLookedAt] = useState(0);
  const isFresh = (note: Note) => note.result === undefined && !isOwn(note) && msLeft(note.at) > 0;
  const waitMs = Math.max(0, ...notes.filter(isFresh).map(({ at }) => msLeft(at)));
  // Nothing else re-renders this as time passes.
  useEffect(() => {
    if (waitMs === 0) return;
    const timer = setTimeout(() => setLookedAt(clock.wallNowMs()), waitMs);
    return () => clearTimeout(timer);
  }, [waitMs]);
  return notes.filter((note) => !isFresh(note));
}

function msLeft(at: Instant): number {
  const passedMs = epochMsOf(clock.businessNow()) - epochMsOf(at);
  return passedMs >= 0 && passedMs < briefMs ? briefMs - passedMs : 0;
}
