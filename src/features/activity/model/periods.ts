import { addMonths, type CalendarDay, parseCalendarDay } from '#src/kernel/calendar.ts';
import { type DateRange, firstOfMonth, monthFrom } from '#src/ui/date-range/date-range.ts';
import { monthText, shortMonth } from '#src/ui/text/dates.ts';
import { partOfMonth } from '#src/ui/text/part-of-month.ts';

/** What the counts cover. */
export function countedPeriod(today: CalendarDay): DateRange {
  return { from: addMonths(today, -6), to: today };
}

/** What a type opens with. */
export function openingPeriod(today: CalendarDay): DateRange {
  return { from: addMonths(today, -1), to: today };
}

export interface CountedMonth extends DateRange {
  readonly label: string;
  /** Its days, where they are not all of the month's. */
  readonly part: string | undefined;
  readonly name: string;
}

/** The months of what the counts cover: the first from its first day on, the current one until today. */
export function countedMonths(today: CalendarDay): readonly CountedMonth[] {
  const counted = countedPeriod(today);
  return [-6, -5, -4, -3, -2, -1, 0].map((count) => {
    const month = monthFrom(firstOfMonth(today), count);
    const from = count === -6 ? counted.from : month.from;
    const to = count === 0 ? counted.to : month.to;
    const days = from === month.from ? '' : from === to ? `${dateOf(to)} ` : `${dateOf(from)} to ${dateOf(to)} `;
    return { from, to, label: shortMonth(from), part: partOfMonth({ from, to }), name: `${days}${monthText(from)}` };
  });
}

function dateOf(day: CalendarDay): number {
  return Number(day.slice(8));
}

/** The days in the URL; undefined if there are none, or if they are not a period that may be searched. */
export function periodIn(query: URLSearchParams, today: CalendarDay): DateRange | undefined {
  const [from, to] = [query.get('from'), query.get('to')].map((text) => parseCalendarDay(text ?? ''));
  return from === undefined || to === undefined || from > to || to > today ? undefined : { from, to };
}

/** The query with that period; the opening period is left out. */
export function withPeriod(query: URLSearchParams, period: DateRange | undefined): URLSearchParams {
  const changed = new URLSearchParams(query);
  changed.delete('from');
  changed.delete('to');
  if (period !== undefined) {
    changed.set('from', period.from);
    changed.set('to', period.to);
  }
  return changed;
}
