import type { CalendarDay } from '#src/kernel/calendar.ts';
import { isWorkingDay, nextWorkingDay } from '#src/rules/working-days.ts';
import { slashedDay } from '#src/ui/text/dates.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';
import type { OrderNoun, ShownOrder, ShownPayment, ShownTransfer } from './payment-result.ts';
import { movedTo, scheduleLines } from './schedule.ts';
import { nowText } from './summary-copy.ts';
import type { ChangedField } from './typed-details.ts';

export interface PaymentLine {
  readonly label: string;
  readonly value: string;
}

const fieldsOfLines: ReadonlyMap<string, ChangedField> = new Map([
  ['Date', 'when'],
  ['Start date', 'when'],
  ['Frequency', 'frequency'],
  ['Until', 'until'],
  ['Reference', 'reference'],
]);

/** The field that a line shows; undefined for what follows from others, such as the last payment. */
export function fieldOfLine({ label }: PaymentLine): ChangedField | undefined {
  return fieldsOfLines.get(label);
}

/** When the payment is made and its reference, as the review and the receipt show them. */
export function scheduleAndReference({ schedule, reference, on }: ShownOrder): readonly PaymentLine[] {
  return [...scheduleLines(schedule, on), { label: 'Reference', value: reference === '' ? 'None' : reference }];
}

/** The same, before the payment is confirmed. */
export function plannedLines(payment: ShownOrder, afterCutOff?: CalendarDay): readonly PaymentLine[] {
  const isNow = payment.schedule.kind === 'now';
  return scheduleAndReference(payment).map((line, at) =>
    isNow && at === 0 ? { ...line, value: nowText(payment.on, afterCutOff) } : line,
  );
}

/** What happens when the chosen date is not a working day, in the specification's words, or the cut-off has passed. */
export function movedCopy(
  { schedule, on }: ShownOrder,
  word: OrderNoun = 'payment',
  afterCutOff?: CalendarDay,
): string | undefined {
  if (schedule.kind === 'now' && afterCutOff !== undefined) return lateCopy(word, afterCutOff);
  if (schedule.kind === 'now') return isWorkingDay(on) ? undefined : statementCopy(word, nextWorkingDay(on));
  const moved = movedTo(schedule);
  return moved && processedCopy(word, moved);
}

export function lateCopy(word: OrderNoun, day: CalendarDay): string {
  return `Today’s cut-off has passed. Your ${word} will be dated ${slashedDay(day)}.`;
}

export function processedCopy(word: OrderNoun, day: CalendarDay): string {
  return `Your ${word} will be processed on ${slashedDay(day)}`;
}

/** Payments are sent on any day, but only booked on working days. Transfers move only on working days. */
export function statementCopy(word: OrderNoun, day: CalendarDay): string {
  return word === 'payment'
    ? 'Your payment will be sent immediately, but the date shown on your statement and online will be the next working day.'
    : `Today is not a working day. Your transfer will be made on ${slashedDay(day)}.`;
}

/** What the customer confirms with a code; it follows "To …". */
export function confirmationText(shown: ShownPayment | ShownTransfer): string {
  const { amount, schedule } = shown;
  const sum = moneyText(amount);
  if ('toAccount' in shown) return transferText(sum, shown);
  const { name } = shown.payee;
  switch (schedule.kind) {
    case 'now':
      return `pay ${name} ${sum}`;
    case 'later':
      return `pay ${name} ${sum} on ${slashedDay(schedule.on)}`;
    case 'regular':
      return `set up regular payments of ${sum} to ${name}`;
    default:
      return schedule satisfies never;
  }
}

function transferText(sum: string, { toAccount: { title }, schedule }: ShownTransfer): string {
  switch (schedule.kind) {
    case 'now':
      return `transfer ${sum} to ${title}`;
    case 'later':
      return `transfer ${sum} to ${title} on ${slashedDay(schedule.on)}`;
    case 'regular':
      return `set up regular transfers of ${sum} to ${title}`;
    default:
      return schedule satisfies never;
  }
}
