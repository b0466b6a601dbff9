import { addDays, addMonths, type CalendarDay } from '#src/kernel/calendar.ts';
import type { Loaded } from './loaded.ts';

export type SpanId = '3' | '6' | '12' | 'all';

export interface Span {
  readonly id: SpanId;
  readonly title: string;
  readonly from: CalendarDay;
}

const months = [3, 6, 12] as const;

interface History {
  /** When the account's records begin. */
  readonly oldest: CalendarDay;
  readonly today: CalendarDay;
  /** How far back the list reaches. */
  readonly listedFrom: CalendarDay;
}

/** The periods that charts may show: none longer than the account's history needs, and the whole list if it is longer. */
export function spansOf({ oldest, today, listedFrom }: History): readonly Span[] {
  const spans = months.map((count) => ({
    id: String(count) as SpanId,
    title: `${count} months`,
    from: addDays(addMonths(today, -count), 1),
  }));
  const enough = spans.findIndex(({ from }) => from <= oldest);
  const offered = enough === -1 ? spans : spans.slice(0, enough + 1);
  const longest = offered.at(-1);
  if (longest === undefined || listedFrom >= longest.from) return offered;
  return [...offered, { id: 'all', title: 'All', from: listedFrom }];
}

/**
 * The one that was chosen, or else the longest that the list covers: half a year of the bank's is 180 days, which are a
 * little less than six months.
 */
export function shownSpan(spans: readonly Span[], chosen: SpanId | undefined, history: History): Span | undefined {
  const covered = spans.findLast(({ from }) => from >= history.listedFrom || isWhole(history));
  return spans.find(({ id }) => id === chosen) ?? covered;
}

function isWhole({ oldest, listedFrom }: History): boolean {
  return listedFrom <= oldest;
}

/** Only what is not older. */
export function cutTo(loaded: Loaded, from: CalendarDay | undefined): Loaded {
  if (from === undefined || from <= loaded.from) return loaded;
  return { ...loaded, from, lists: loaded.lists.map((list) => list.filter(({ day }) => day >= from)) };
}
