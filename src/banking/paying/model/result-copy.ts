import type { CalendarDay } from '#src/kernel/calendar.ts';
import { slashedDay } from '#src/ui/text/dates.ts';
import { dueTexts, leavesLater, type OutcomeCopy, timedOutAdvice, timedOutContact } from './outcome-copy.ts';
import type { OrderNoun, PaymentResult, ShownPayment } from './payment-result.ts';
import { transferCopy } from './transfer-copy.ts';

interface OutcomeContext {
  /** Undefined for a payment from an earlier visit, which is not kept. */
  readonly schedule: ShownPayment['schedule'] | undefined;
  /** The bank's day on which the payment was confirmed, if known. */
  readonly on: CalendarDay | undefined;
  readonly helpdesk: string;
  readonly word?: OrderNoun;
  /** On a later day, or regularly; needed where the schedule is not known. */
  readonly isLater?: boolean;
}

/** The text for each outcome, in the specification's words where it gives them. */
export function outcomeCopy(
  outcome: PaymentResult['outcome'],
  { schedule, on, helpdesk, word = 'payment', isLater = isForLater(schedule) }: OutcomeContext,
): OutcomeCopy {
  const where = isLater ? 'upcoming payments' : 'transactions';
  if (word === 'transfer') return transferCopy(outcome, { schedule, on, helpdesk, isLater });
  switch (outcome.outcome) {
    case 'paid': {
      const leavesOn = leavesLater(outcome, on);
      if (leavesOn === undefined)
        return { heading: 'Payment sent', tone: 'good', texts: arrivalTexts(outcome.valueDate) };
      return {
        heading: 'Payment accepted',
        tone: 'good',
        texts: [`It leaves your account on ${slashedDay(leavesOn)}.`],
      };
    }
    case 'scheduled':
      return {
        heading: schedule?.kind === 'regular' ? 'Regular payments set up' : 'Payment scheduled',
        tone: 'good',
        texts: ['Nothing has left your account yet.', ...dueTexts(schedule, 'payment')],
      };
    case 'needs-authoriser':
      return {
        heading: 'Payment awaiting authorisation',
        tone: 'waiting',
        texts: ['This will be completed once authorised by another account holder'],
      };
    case 'authorisation-expired':
      return {
        heading: 'This payment was not authorised in time',
        tone: 'bad',
        texts: [
          'No other account holder authorised it, so it was not made. Nothing has left your account.',
          'If it is still needed, please make a new payment.',
        ],
      };
    case 'authorisation-declined':
      return {
        heading: 'Your payment was declined',
        tone: 'bad',
        texts: ['Another account holder declined it, so it was not made. Nothing has left your account.'],
      };
    case 'timed-out':
      return {
        heading: 'Your payment was not confirmed in time',
        tone: 'unknown',
        texts: [timedOutAdvice(word, isLater), timedOutContact(helpdesk, outcome.referenceNumber)],
      };
    case 'unknown':
      return {
        heading: `We do not yet know whether your payment was ${isLater ? 'set up' : 'made'}`,
        tone: 'unknown',
        texts: [outcome.error.message],
      };
    case 'payee-initiated':
      return { heading: 'Your payment has not been made', tone: 'bad', texts: [payeeInitiated] };
    case 'not-made':
      return { heading: 'This payment was not made', tone: 'waiting', texts: ['Nothing has left your account.'] };
    case 'not-found':
      return {
        heading: 'We could not find this payment',
        tone: 'unknown',
        texts: [
          `We can no longer confirm whether it was ${isLater ? 'set up' : 'made'}. Please check your ${where} before you pay again, and call our helpdesk on ${helpdesk} if you are not sure.`,
        ],
      };
    default:
      return outcome satisfies never;
  }
}

/** Only of payments that have left: a missing day says nothing. */
function arrivalTexts(valueDate: CalendarDay | undefined): readonly string[] {
  return valueDate === undefined ? [] : ['It usually arrives within seconds, and sometimes takes up to two hours.'];
}

function isForLater(schedule: OutcomeContext['schedule']): boolean {
  return schedule !== undefined && schedule.kind !== 'now';
}

const payeeInitiated =
  'Payee Initiated! The payee must be authorised by another user before you can create this payment. Once the payee has been authorised please create a new payment to them. This payment has not been processed..';
