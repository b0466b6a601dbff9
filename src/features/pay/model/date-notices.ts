import type { CalendarDay } from '#src/kernel/calendar.ts';
import { judgePaymentDate } from '#src/rules/payment-dates.ts';
import { dayText } from '#src/ui/text/day-text.ts';
import type { TypedDetails } from './payment-draft.ts';
import { statementWords } from './payment-lines.ts';

/** What the customer should know of the day that stands in the form, in the words of the specification. */
export function dateNotice(details: TypedDetails, today: CalendarDay): string | undefined {
  const verdict = judgePaymentDate({ ...details, today });
  if (verdict.outcome === 'refused') return undefined;
  const { notice } = verdict;
  switch (notice.says) {
    case 'nothing':
      return undefined;
    case 'processed-on':
      return `Your payment will be processed on ${dayText(notice.day)}`;
    case 'statement-next-working-day':
      return statementWords;
    case 'first-tomorrow':
      return 'Your first payment will be tomorrow (or the next working day).';
    default:
      return notice satisfies never;
  }
}
