import type { CalendarDay } from '#src/kernel/calendar.ts';
import { validatePaymentDate } from '#src/rules/payment-dates.ts';
import { dayText } from '#src/ui/text/day-text.ts';
import type { TypedDetails } from '#src/features/pay/model/payment-draft.ts';
import { statementCopy } from './payment-lines.ts';
import { firstDay, lastDay, scheduleOf } from './schedule.ts';

/** What the customer should know about the chosen date, in the specification's words. */
export function dateNotice(details: TypedDetails, today: CalendarDay): string | undefined {
  const verdict = validatePaymentDate({ ...details, today });
  if (verdict.outcome === 'refused') return undefined;
  const { notice } = verdict;
  switch (notice.says) {
    case 'nothing':
      return undefined;
    case 'processed-on':
      return `Your payment will be processed on ${dayText(notice.day)}`;
    case 'statement-next-working-day':
      return statementCopy;
    case 'first-tomorrow':
      return 'Your first payment will be tomorrow (or the next working day).';
    default:
      return notice satisfies never;
  }
}

/** When the payments really end, while an end date is chosen. */
export function endNotice(details: TypedDetails, today: CalendarDay): string | undefined {
  if (firstDay(details, today) === undefined) return undefined;
  const last = lastDay(scheduleOf(details, today));
  return last && `Your last payment will be on ${dayText(last)}.`;
}
