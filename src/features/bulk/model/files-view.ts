import type { Headline } from '#src/api/bulk/bulk-file.ts';
import { addMonths, type CalendarDay, parseCalendarDay } from '#src/kernel/calendar.ts';
import { mistakeInUrl } from '#src/ui/date-range/range-in-url.ts';

/** Which uploads are listed. */
export interface FilesView {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  readonly page: number;
  /** Only the files under this headline; all if undefined. */
  readonly headline?: Headline | undefined;
}

/** Those that uploads may have, in the order in which they can be chosen. */
export const shownHeadlines = ['processing', 'successful', 'rejected', 'error'] as const satisfies readonly Headline[];

/** With the reason where the days of the URL were wrong, so that others are shown. */
export interface FilesViewInUrl extends FilesView {
  readonly mistake?: string;
}

/** From the URL's query; anything unusable falls back to the last year. */
export function readFilesView(query: URLSearchParams, today: CalendarDay): FilesViewInUrl {
  const usual = { from: addMonths(today, -12), to: today };
  const mistake = mistakeInUrl(query, today);
  const from = parseCalendarDay(query.get('from') ?? '') ?? usual.from;
  const to = parseCalendarDay(query.get('to') ?? '') ?? usual.to;
  const page = Number(query.get('page') ?? '1');
  const headline = shownHeadlines.find((each) => each === query.get('status'));
  const shown = { page: Number.isSafeInteger(page) && page > 0 ? page : 1, ...(headline && { headline }) };
  return mistake === undefined ? { ...shown, from, to } : { ...shown, ...usual, mistake };
}

/** The usual view has an empty query. */
export function writeFilesView({ from, to, page, headline }: FilesView, today: CalendarDay): URLSearchParams {
  const usual = readFilesView(new URLSearchParams(), today);
  const query = new URLSearchParams();
  if (from !== usual.from || to !== usual.to) {
    query.set('from', from);
    query.set('to', to);
  }
  if (page !== 1) query.set('page', String(page));
  if (headline !== undefined) query.set('status', headline);
  return query;
}
