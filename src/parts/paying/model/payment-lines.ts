import { isWorkingDay } from '#src/rules/working-days.ts';
import { dayText } from '#src/ui/text/day-text.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';
import type { ShownPayment } from './payment-result.ts';
import { movedTo, scheduleLines } from './schedule.ts';

interface PaymentLine {
  readonly label: string;
  readonly value: string;
}

/** When the payment is made and its reference, as the review and the receipt show them. */
export function scheduleAndReference({ schedule, reference, on }: ShownPayment): readonly PaymentLine[] {
  return [...scheduleLines(schedule, on), { label: 'Reference', value: reference === '' ? 'None' : reference }];
}

/** The same, before the payment is confirmed. */
export function plannedLines(payment: ShownPayment): readonly PaymentLine[] {
  const isNow = payment.schedule.kind === 'now';
  return scheduleAndReference(payment).map((line, at) =>
    isNow && at === 0 ? { ...line, value: `Now, ${line.value}` } : line,
  );
}

/** What happens when the chosen date is not a working day, in the specification's words. */
export function movedCopy({ schedule, on }: ShownPayment): string | undefined {
  if (schedule.kind === 'now') return isWorkingDay(on) ? undefined : statementCopy;
  const moved = movedTo(schedule);
  return moved && `Your payment will be processed on ${dayText(moved)}`;
}

/** Payments are sent on any day, but only booked on working days. */
export const statementCopy =
  'Your payment will be sent immediately, but the date shown on your statement and online will be the next working day.';

/** What the customer confirms with a code; it follows "To …". */
export function confirmationText({ payee: { name }, amount, schedule }: ShownPayment): string {
  const sum = moneyText(amount);
  switch (schedule.kind) {
    case 'now':
      return `pay ${name} ${sum}`;
    case 'later':
      return `pay ${name} ${sum} on ${dayText(schedule.on)}`;
    case 'regular':
      return `set up regular payments of ${sum} to ${name}`;
    default:
      return schedule satisfies never;
  }
}
