import { addDays, addMonths, type CalendarDay } from '#src/kernel/calendar.ts';

/** Whole days, the first and the last included. */
export interface Period {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** What is printed or downloaded where the customer chose no other days, and the most that is asked for at once. */
const periodMonths = 6;

/** The six calendar months up to today. */
export function defaultPeriod(today: CalendarDay): Period {
  return { from: addMonths(today, -periodMonths), to: today };
}

/**
 * The period in pieces of at most six calendar months, oldest first; each begins on the day after the one before it
 * ends. Cut from the newest end, so that the six months up to any day are one piece.
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
