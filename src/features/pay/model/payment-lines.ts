import { isWorkingDay } from '#src/rules/working-days.ts';
import { dayText } from '#src/ui/text/day-text.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';
import type { ToldPayment } from './payment-result.ts';
import { movedTo, scheduleLines } from './schedule.ts';

interface PaymentLine {
  readonly label: string;
  readonly value: string;
}

/** When it is paid and with which words, as the review and the receipt have it. */
export function whenAndWhy({ schedule, reference, on }: ToldPayment): readonly PaymentLine[] {
  return [...scheduleLines(schedule, on), { label: 'Reference', value: reference === '' ? 'None' : reference }];
}

/** The same before it is confirmed. */
export function plannedLines(payment: ToldPayment): readonly PaymentLine[] {
  const isNow = payment.schedule.kind === 'now';
  return whenAndWhy(payment).map((line, at) => (isNow && at === 0 ? { ...line, value: `Now, ${line.value}` } : line));
}

/** What becomes of a day on which no payments are made, in the words of the specification. */
export function movedCopy({ schedule, on }: ToldPayment): string | undefined {
  if (schedule.kind === 'now') return isWorkingDay(on) ? undefined : statementCopy;
  const moved = movedTo(schedule);
  return moved && `Your payment will be processed on ${dayText(moved)}`;
}

/** A payment is sent at once on any day, and booked on working days alone. */
export const statementCopy =
  'Your payment will be sent immediately, but the date shown on your statement and online will be the next working day.';

/** What a code agrees to, as it follows "To …". */
export function confirmedWords({ payee: { name }, amount, schedule }: ToldPayment): string {
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
