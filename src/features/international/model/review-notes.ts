import { processedCopy } from '#src/banking/paying/model/payment-lines.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { sameOrNextWorkingDay } from '#src/rules/working-days.ts';
import type { InternationalRequest } from './check-request.ts';
import { rateNote, shortNote } from './request-funds.ts';

/** What follows from the answers: another day, a conversion, and money that is not there yet. */
export function reviewNotes(
  request: InternationalRequest,
  today: CalendarDay,
  areBalancesHidden: boolean,
): readonly string[] {
  const { date, from } = request;
  const day = sameOrNextWorkingDay(date);
  const short = date === today ? undefined : shortNote(request, from, areBalancesHidden);
  const notes = [day === date ? undefined : processedCopy('payment', day), rateNote(request, from), short];
  return notes.filter((note) => note !== undefined);
}
