import { clock } from '#src/api/environment/bank-clock.ts';
import { readNotes, watchNotes } from '#src/api/orders/ledger.ts';
import { epochMsOf, type Instant } from '#src/kernel/instant.ts';
import type { Journal } from './journal.ts';

/** By then a call has timed out, and the order has been looked up. */
export const unknownAfterMs = 150_000;

/** How many orders of a kind have no known outcome, each time one more has none for so long. */
export function watchOutcomes({ note }: Pick<Journal, 'note'>, now = () => clock.businessNow()): void {
  const met = new Set<Instant>();

  function meet(): void {
    for (const { at, result } of readNotes()) {
      const leftMs = unknownAfterMs - (epochMsOf(now()) - epochMsOf(at));
      // Older ones were told by the page that sent them.
      if (result !== undefined || met.has(at) || leftMs <= 0) continue;
      met.add(at);
      setTimeout(() => tellIfUnknown(at), leftMs);
    }
  }

  function tellIfUnknown(at: Instant): void {
    const unknown = readNotes().filter(({ result }) => result === undefined);
    const kind = unknown.find((each) => each.at === at)?.kind;
    if (kind !== undefined) note({ type: 'outcome', kind, count: unknown.filter((each) => each.kind === kind).length });
  }

  watchNotes(meet);
  meet();
}
