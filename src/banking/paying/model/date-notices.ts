import type { CalendarDay } from '#src/kernel/calendar.ts';
import { validatePaymentDate } from '#src/rules/payment-dates.ts';
import { slashedDay } from '#src/ui/text/dates.ts';
import { lateCopy, processedCopy, statementCopy } from './payment-lines.ts';
import type { OrderNoun } from './payment-result.ts';
import { firstDay, lastDay, scheduleOf } from './schedule.ts';
import type { TypedDetails } from './typed-details.ts';

/** The specification writes the full stop only for payments. */
const firstTomorrow: Readonly<Record<OrderNoun, string>> = {
  payment: 'Your first payment will be tomorrow (or the next working day).',
  transfer: 'Your first payment will be tomorrow (or the next working day)',
};

/** What the customer should know about the chosen date, in the specification's words. */
export function dateNotice(
  details: TypedDetails,
  today: CalendarDay,
  word: OrderNoun = 'payment',
  afterCutOff?: CalendarDay,
): string | undefined {
  const verdict = validatePaymentDate({ ...details, today });
  if (verdict.outcome === 'refused') return undefined;
  const { notice } = verdict;
  switch (notice.kind) {
    case 'nothing':
      return details.when === 'now' && afterCutOff !== undefined ? lateCopy(word, afterCutOff) : undefined;
    case 'processed-on':
      return processedCopy(word, notice.day);
    case 'statement-next-working-day':
      return statementCopy(word, notice.day);
    case 'first-tomorrow':
      return firstTomorrow[word];
    default:
      return notice satisfies never;
  }
}

/** When the payments really end, while an end date is chosen. */
export function endNotice(details: TypedDetails, today: CalendarDay, word: OrderNoun = 'payment'): string | undefined {
  if (firstDay(details, today) === undefined) return undefined;
  const last = lastDay(scheduleOf(details, today));
  return last && `Your last ${word} will be on ${slashedDay(last)}.`;
}
