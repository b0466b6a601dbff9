import { addDays, addMonths, type CalendarDay, calendarDay } from '#src/kernel/calendar.ts';

/** Both days included. */
export interface DateRange {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** Days outside cannot be chosen. */
export interface DateBounds {
  readonly min?: CalendarDay | undefined;
  readonly max?: CalendarDay | undefined;
}

export function isWithin(day: CalendarDay, { min, max }: DateBounds): boolean {
  return (min === undefined || day >= min) && (max === undefined || day <= max);
}

/** The part of the range that may be chosen; undefined if none. */
export function withinBounds({ from, to }: DateRange, { min, max }: DateBounds): DateRange | undefined {
  const first = min !== undefined && from < min ? min : from;
  const last = max !== undefined && to > max ? max : to;
  return first <= last ? { from: first, to: last } : undefined;
}

/** `count` days, ending on `last`. */
export function daysEndingOn(last: CalendarDay, count: number): DateRange {
  return { from: addDays(last, 1 - count), to: last };
}

export function firstOfMonth(day: CalendarDay): CalendarDay {
  return calendarDay(`${day.slice(0, 7)}-01`);
}

/** The whole calendar month `count` months after (or, if negative, before) the day's. */
export function monthFrom(day: CalendarDay, count: number): DateRange {
  const from = addMonths(firstOfMonth(day), count);
  return { from, to: addDays(addMonths(from, 1), -1) };
}

export type Shortcut = 'yesterday' | 'last-7-days' | 'previous-month' | 'next-month';

export const shortcuts: readonly { readonly id: Shortcut; readonly title: string }[] = [
  { id: 'yesterday', title: 'Yesterday' },
  { id: 'last-7-days', title: 'Last 7 Days' },
  { id: 'previous-month', title: 'Previous Month' },
  { id: 'next-month', title: 'Next Month' },
];

/**
 * The range of a shortcut. Months count from the end of the chosen range, so that pressing twice goes back two months.
 */
export function shortcutRange(shortcut: Shortcut, today: CalendarDay, chosen: DateRange): DateRange {
  switch (shortcut) {
    case 'yesterday':
      return daysEndingOn(addDays(today, -1), 1);
    case 'last-7-days':
      return daysEndingOn(today, 7);
    case 'previous-month':
      return monthFrom(chosen.to, -1);
    case 'next-month':
      return monthFrom(chosen.to, 1);
    default:
      return shortcut satisfies never;
  }
}

/** The default: the last seven days, or as many of them as may be chosen. */
export function openingRange(today: CalendarDay, bounds: DateBounds): DateRange {
  const last = bounds.max !== undefined && bounds.max < today ? bounds.max : today;
  return withinBounds(daysEndingOn(last, 7), bounds) ?? daysEndingOn(bounds.min ?? last, 1);
}
