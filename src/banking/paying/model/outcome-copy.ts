import type { Schedule } from '#src/api/payments/payment-order.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { sameOrNextWorkingDay } from '#src/rules/working-days.ts';
import { slashedDay } from '#src/ui/text/dates.ts';
import type { OrderNoun, PaymentResult } from './payment-result.ts';

export interface OutcomeCopy {
  readonly heading: string;
  /** `good`: done. `waiting`: not done yet, but nothing is wrong. `unknown`: it may have been made. `bad`: not made. */
  readonly tone: 'good' | 'waiting' | 'unknown' | 'bad';
  readonly texts: readonly string[];
}

/** The day the payment leaves, if it was confirmed after the cut-off or on a non-working day. */
export function leavesLater(outcome: PaymentResult['outcome'], on: CalendarDay | undefined): CalendarDay | undefined {
  if (outcome.outcome !== 'paid' || on === undefined) return undefined;
  const { valueDate } = outcome;
  return valueDate !== undefined && valueDate > on ? valueDate : undefined;
}

/** When an order that is set up is made, or first made. */
export function dueTexts(schedule: Schedule | undefined, word: OrderNoun): readonly string[] {
  if (schedule === undefined || schedule.kind === 'now') return [];
  if (schedule.kind === 'later') return [`It is due on ${slashedDay(sameOrNextWorkingDay(schedule.on))}.`];
  return [`The first ${word} is due on ${slashedDay(sameOrNextWorkingDay(schedule.startOn))}.`];
}

/** What a customer does about an order that the bank is still working on. */
export function timedOutAdvice(word: OrderNoun, isLater: boolean): string {
  const [done, where] = isLater ? ['set up', 'upcoming payments'] : ['made', 'list of transactions'];
  return `We do not yet know whether this ${word} was ${done}. Please wait 5 minutes, and check your ${where} before you try again.`;
}

export function timedOutContact(helpdesk: string, referenceNumber: string | undefined): string {
  const quoting = referenceNumber === undefined ? '' : ` and quote the reference number ${referenceNumber}`;
  return `If it is still not there, please contact our helpdesk on ${helpdesk}${quoting}.`;
}
