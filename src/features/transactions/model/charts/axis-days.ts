import { addDays, type CalendarDay, daysBetween } from '#src/kernel/calendar.ts';
import { briefDay, briefDayAndYear } from '#src/ui/text/dates.ts';

interface Span {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** The ends of a chart's axis and its middle. The middle needs a year where the ends are not in the same one. */
export function axisDays({ from, to }: Span, today: CalendarDay) {
  const middle = addDays(from, Math.round(daysBetween(from, to) / 2));
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  return {
    startText: briefDayAndYear(from),
    middleText: isOneYear ? briefDay(middle) : briefDayAndYear(middle),
    endText: to === today ? 'Today' : briefDayAndYear(to),
  };
}
