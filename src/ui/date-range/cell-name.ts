import type { CalendarDay } from '#src/kernel/calendar.ts';
import { weekdayText } from '#src/ui/text/dates.ts';
import type { DateRange } from './date-range.ts';

/** A day's name for screen readers: the date, and its part in the range. */
export function cellName(day: CalendarDay, range: DateRange, today: CalendarDay): string {
  const part = partInRange(day, range);
  return [weekdayText(day), day === today && 'today', part !== undefined && partNames[part]].filter(Boolean).join(', ');
}

export type PartInRange = 'first' | 'last' | 'only' | 'inside';

const partNames: Readonly<Record<PartInRange, string>> = {
  first: 'start of the range',
  last: 'end of the range',
  only: 'start and end of the range',
  inside: 'in the range',
};

export function partInRange(day: CalendarDay, { from, to }: DateRange): PartInRange | undefined {
  if (day < from || day > to) return undefined;
  if (from === to) return 'only';
  if (day === from) return 'first';
  return day === to ? 'last' : 'inside';
}
