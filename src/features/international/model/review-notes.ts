import { processedCopy } from '#src/banking/paying/model/payment-lines.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { sameOrNextWorkingDay } from '#src/rules/working-days.ts';
import type { InternationalRequest } from './check-request.ts';
import { shortNote } from './request-funds.ts';

/** What follows from the answers: another day, and money that is not there yet. */
export function reviewNotes(
  request: InternationalRequest,
  today: CalendarDay,
  areBalancesHidden: boolean,
): readonly string[] {
  const { date, from } = request;
  const day = sameOrNextWorkingDay(date);
  const short = date === today ? undefined : shortNote(request, from, areBalancesHidden);
  return [...(day === date ? [] : [processedCopy('payment', day)]), ...(short === undefined ? [] : [short])];
}
