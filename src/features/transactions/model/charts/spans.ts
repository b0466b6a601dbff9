import { addDays, type CalendarDay } from '#src/kernel/calendar.ts';
import type { Loaded } from './loaded.ts';

export type SpanId = '3' | '6' | '12' | 'all';

export interface Span {
  readonly id: SpanId;
  readonly title: string;
  readonly from: CalendarDay;
}

/** The bank answers in half-years of 180 days, so that six months are one answer and twelve are two. */
const monthDays = 30;
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
    from: addDays(today, 1 - count * monthDays),
  }));
  const enough = spans.findIndex(({ from }) => from <= oldest);
  const offered = enough === -1 ? spans : spans.slice(0, enough + 1);
  const longest = offered.at(-1);
  if (longest === undefined || listedFrom >= longest.from) return offered;
  return [...offered, { id: 'all', title: 'All listed', from: listedFrom }];
}

/** The one that was chosen, or else the one that the list happens to cover. */
export function shownSpan(spans: readonly Span[], chosen: SpanId | undefined, history: History): Span | undefined {
  const whole = spans.find(({ from }) => from === history.listedFrom || (from <= history.oldest && isWhole(history)));
  return spans.find(({ id }) => id === chosen) ?? whole;
}

function isWhole({ oldest, listedFrom }: History): boolean {
  return listedFrom <= oldest;
}

/** Only what is not older. */
export function cutTo(loaded: Loaded, from: CalendarDay | undefined): Loaded {
  if (from === undefined || from <= loaded.from) return loaded;
  return { ...loaded, from, lists: loaded.lists.map((list) => list.filter(({ day }) => day >= from)) };
}
