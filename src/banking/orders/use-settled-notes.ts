import { useEffect, useState } from 'react';
import { clock } from '#src/api/environment/bank-clock.ts';
import { isOwnNote, type OrderNote } from '#src/api/orders/order-notes.ts';
import { epochMsOf, type Instant } from '#src/kernel/instant.ts';

/** An order being sent in another tab gets this long to finish before it is reported here. */
const briefMs = 5_000;

export function useSettledNotes(notes: readonly OrderNote[]): readonly OrderNote[] {
  const [seen, setSeen] = useState<readonly Instant[]>([]);
  const fresh = notes.filter((note) => !seen.includes(note.at) && isFresh(note));
  const names = fresh.map(({ at }) => at).join(' ');
  // Nothing else re-renders this as time passes.
  useEffect(() => {
    if (names === '') return;
    const timer = setTimeout(() => setSeen((before) => [...before, ...(names.split(' ') as Instant[])]), briefMs);
    return () => clearTimeout(timer);
  }, [names]);
  return notes.filter((note) => !fresh.includes(note));
}

function isFresh({ at, result }: OrderNote): boolean {
  const passedMs = epochMsOf(clock.businessNow()) - epochMsOf(at);
  return result === undefined && !isOwnNote(at) && passedMs >= 0 && passedMs < briefMs;
}
