import { type CalendarDay, parseCalendarDay } from '#src/kernel/calendar.ts';

export interface DaySpan {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** Reads two real days, `YYYY-MM-DD`; undefined when the first is after the last. Both are included. */
export function readDaySpan(fromText = '', toText = ''): DaySpan | undefined {
  const [from, to] = [parseCalendarDay(fromText), parseCalendarDay(toText)];
  return from === undefined || to === undefined || from > to ? undefined : { from, to };
}
