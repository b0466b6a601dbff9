import { addDays, addMonths, type CalendarDay } from '#src/kernel/calendar.ts';

export interface Period {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** The default period, and the longest one request may cover. */
const periodMonths = 6;

export function defaultPeriod(today: CalendarDay): Period {
  return { from: addMonths(today, -periodMonths), to: today };
}

/**
 * Splits a period into pieces of at most six calendar months, oldest first. Cut from the newest end, so that six months
 * up to any day are one piece.
 */
export function sixMonthPieces({ from, to }: Period): readonly Period[] {
  const pieces: Period[] = [];
  for (let last = to; last >= from; ) {
    const sixBefore = addMonths(last, -periodMonths);
    const first = sixBefore < from ? from : sixBefore;
    pieces.unshift({ from: first, to: last });
    last = addDays(first, -1);
  }
  return pieces;
}
