import type { ControlAct } from '#sandbox/control/journal/control-act.ts';
import type { JournalEntry } from '#sandbox/control/journal/journal.ts';
import { type Bookmark, bookmarksIn, type PastMoment } from '#sandbox/control/journal/rewind.ts';
import type { World } from '#sandbox/control/journal/world-state.ts';
import { isBookmarkName } from '#sandbox/control/link/bookmark-names.ts';
import { isMomentText, momentOf, namedMoments } from '#sandbox/control/link/moments.ts';
import { type ControlRefusal, type ControlResult, misread, notNow } from '#sandbox/control/queries/control-verdict.ts';
import { londonDayOf } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';

/** The bank's own past, as the journal keeps it. */
export interface Past<State> {
  /** Oldest first. */
  bookmarks(): Promise<ControlResult<{ readonly bookmarks: readonly Bookmark[] }>>;
  /** Names this moment; the same name again means the later one. */
  bookmark(name: string): Promise<ControlResult<State>>;
  /**
   * Goes back to a bookmark, to a London time or, by its number, to before a call. All that came after it is undone
   * and forgotten. The clock then ticks or stands still as it did before.
   */
  rewind(to: string): Promise<ControlResult<State>>;
}

interface PastContext<State> {
  worldNow(): Promise<World>;
  entries(): readonly JournalEntry[];
  attempt(act: ControlAct): Promise<ControlResult<State>>;
  done(): Promise<ControlResult<State>>;
  /** @throws Error with the reason. */
  goBack(to: PastMoment): Promise<void>;
}

export function createPast<State>({ worldNow, entries, attempt, done, goBack }: PastContext<State>): Past<State> {
  return {
    bookmarks: async () => ({ outcome: 'done', bookmarks: bookmarksIn(entries()) }),
    async bookmark(name) {
      const wanted = name.trim();
      if (!isBookmarkName(wanted) || /^\d+$/.test(wanted) || isMomentText(wanted)) {
        return misread('bookmark', `“${name}” cannot name a moment.`, ['letters, digits, spaces and hyphens']);
      }
      return attempt({ act: 'bookmark', name: wanted });
    },
    async rewind(to) {
      const found = pastMoment(await worldNow(), entries(), to.trim());
      if ('outcome' in found) return found;
      try {
        await goBack(found);
      } catch (failure) {
        return notNow(reasonOf(failure));
      }
      return done();
    },
  };
}

function pastMoment(world: World, entries: readonly JournalEntry[], to: string): PastMoment | ControlRefusal {
  const bookmarks = bookmarksIn(entries);
  const marked = bookmarks.find(({ name }) => name === to);
  if (marked !== undefined) return marked;
  if (/^[1-9]\d*$/.test(to)) {
    const before = entries.find(({ n }) => n === Number(to));
    return before === undefined ? notNow(`There is no call ${to}.`) : { n: before.n - 1, at: before.at };
  }
  if (!isMomentText(to) || (namedMoments as readonly string[]).includes(to)) {
    const places = ['YYYY-MM-DDTHH:mm', 'the number of a call', ...bookmarks.map(({ name }) => name)];
    return misread('rewind', `There is no bookmark “${to}”.`, places);
  }
  const { now } = world.bank.clock;
  const { openedAt } = world.bank.plan;
  const at = momentOf(to, londonDayOf(now));
  if (at > now) return notNow('That is still to come: advance the clock instead.');
  if (at < openedAt) return notNow('This bank was opened later than that: start a fresh one there.');
  const after = entries.findIndex((entry) => shownAfter(entry) > at);
  return { n: after === -1 ? world.n : (entries[after]?.n ?? 1) - 1, at };
}

/** What the clock shows after an entry: one that moved it jumped over what lies between. */
function shownAfter(entry: JournalEntry): Instant {
  return entry.kind === 'control' && entry.act.act === 'clock' ? entry.act.clock.now : entry.at;
}
