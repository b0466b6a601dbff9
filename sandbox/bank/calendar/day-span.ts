import { type CalendarDay, parseCalendarDay } from '#src/kernel/calendar.ts';

/** Both days included. */
export interface DaySpan {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** Reads two days there are, `YYYY-MM-DD`, the first not after the last. */
export function readDaySpan(fromText = '', toText = ''): DaySpan | undefined {
  const [from, to] = [parseCalendarDay(fromText), parseCalendarDay(toText)];
  return from === undefined || to === undefined || from > to ? undefined : { from, to };
}
