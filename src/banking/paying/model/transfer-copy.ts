import type { CalendarDay } from '#src/kernel/calendar.ts';
import { slashedDay } from '#src/ui/text/dates.ts';
import { dueTexts, leavesLater, type OutcomeCopy, timedOutAdvice, timedOutContact } from './outcome-copy.ts';
import type { PaymentResult, ShownOrder } from './payment-result.ts';

interface TransferContext {
  /** Undefined for a transfer from an earlier visit, which is not kept. */
  readonly schedule: ShownOrder['schedule'] | undefined;
  readonly on: CalendarDay | undefined;
  readonly helpdesk: string;
  /** On a later day, or regularly. */
  readonly isLater?: boolean;
}

/** The text for each outcome of a transfer; the first line is the status in the specification's words. */
export function transferCopy(
  outcome: PaymentResult['outcome'],
  { schedule, on, helpdesk, isLater = false }: TransferContext,
): OutcomeCopy {
  switch (outcome.outcome) {
    case 'paid': {
      const movesOn = leavesLater(outcome, on);
      const when = movesOn === undefined ? [] : [`It moves between your accounts on ${slashedDay(movesOn)}.`];
      return { heading: 'Transfer complete', tone: 'good', texts: ['Successful transaction', ...when] };
    }
    case 'scheduled':
      return {
        heading: 'Transfer complete',
        tone: 'good',
        texts: ['Successful transaction', 'It is set up. No money has moved yet.', ...dueTexts(schedule, 'transfer')],
      };
    case 'needs-authoriser':
      return {
        heading: 'Transfer awaiting authorisation',
        tone: 'waiting',
        texts: ['Transfer initiated', 'This will be completed once authorised by another account holder'],
      };
    case 'authorisation-expired':
      return {
        heading: 'This transfer was not authorised in time',
        tone: 'bad',
        texts: [
          'No other account holder authorised it, so it was not made. No money has moved.',
          'If it is still needed, please make a new transfer.',
        ],
      };
    case 'authorisation-declined':
      return {
        heading: 'Your transfer was declined',
        tone: 'bad',
        texts: ['Another account holder declined it, so it was not made. No money has moved.'],
      };
    case 'timed-out':
      return {
        heading: 'Your transfer was not confirmed in time',
        tone: 'unknown',
        texts: [
          'Transaction process timed out',
          timedOutAdvice('transfer', isLater),
          timedOutContact(helpdesk, outcome.referenceNumber),
        ],
      };
    case 'unknown':
      return {
        heading: `We do not yet know whether your transfer was ${isLater ? 'set up' : 'made'}`,
        tone: 'unknown',
        texts: [outcome.error.message],
      };
    case 'payee-initiated':
    case 'not-made':
      return { heading: 'This transfer was not made', tone: 'waiting', texts: ['No money has moved.'] };
    case 'not-found':
      return {
        heading: 'We could not find this transfer',
        tone: 'unknown',
        texts: [
          `We can no longer confirm whether it was ${isLater ? 'set up' : 'made'}. Please check your ${isLater ? 'upcoming payments' : 'transactions'} before you transfer again, and call our helpdesk on ${helpdesk} if you are not sure.`,
        ],
      };
    default:
      return outcome satisfies never;
  }
}
