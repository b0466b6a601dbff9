import { addDays, type CalendarDay } from '#src/kernel/calendar.ts';
import { ordinalDay } from '#src/ui/text/dates.ts';

interface Days {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** Which days of a month a column counts, to stand below its name: `from 3rd`, `to 3rd`. Undefined for a whole month. */
export function partOfMonth({ from, to }: Days): string | undefined {
  const isFromFirst = isFirst(from);
  const isToLast = isFirst(addDays(to, 1));
  if (isFromFirst) return isToLast ? undefined : `to ${ordinalDay(to)}`;
  return isToLast ? `from ${ordinalDay(from)}` : `${ordinalDay(from)}–${ordinalDay(to)}`;
}

function isFirst(day: CalendarDay): boolean {
  return day.endsWith('-01');
}
