import { type CalendarDay, parseCalendarDay } from '#src/kernel/calendar.ts';
import { fieldDay } from '#src/ui/text/dates.ts';

/** Why `from` and `to` in a URL are not a range up to today; undefined if they are one, or are missing. */
export function mistakeInUrl(query: URLSearchParams, today: CalendarDay): string | undefined {
  const texts = [query.get('from'), query.get('to')].filter((text) => text !== null);
  const wrong = texts.find((text) => parseCalendarDay(text) === undefined);
  if (wrong !== undefined) return `Please choose the dates again: “${shortened(wrong)}” is not a date.`;
  const [from = today, to = today] = texts;
  if (from > to) return 'Please choose the dates again: the first day is after the last.';
  return to > today ? `Please choose the dates again: the last day is after today, ${fieldDay(today)}.` : undefined;
}

/** A link may hold anything, at any length. */
function shortened(text: string): string {
  const characters = [...text];
  return characters.length > 20 ? `${characters.slice(0, 20).join('')}…` : text;
}
