import type { PaymentResult, ReviewedPayment } from './payment-result.ts';

export interface OutcomeWords {
  readonly heading: string;
  /** `good`: it was done; `waiting`: not yet, and nothing is wrong; `bad`: it was not done, or nobody knows. */
  readonly tone: 'good' | 'waiting' | 'bad';
  readonly texts: readonly string[];
}

interface Told {
  /** Undefined for a payment of an earlier visit, of which nothing is kept. */
  readonly schedule: ReviewedPayment['schedule'] | undefined;
  readonly helpdesk: string;
}

/** The words for what became of a payment; those that the specification gives are its own. */
export function outcomeWords(outcome: PaymentResult['outcome'], { schedule, helpdesk }: Told): OutcomeWords {
  switch (outcome.outcome) {
    case 'paid':
      return { heading: 'Payment sent', tone: 'good', texts: [] };
    case 'scheduled':
      return {
        heading: schedule?.kind === 'regular' ? 'Regular payments set up' : 'Payment scheduled',
        tone: 'good',
        texts: ['Nothing has left your account yet.'],
      };
    case 'needs-authoriser':
      return {
        heading: 'Payment waiting to be authorised',
        tone: 'waiting',
        texts: ['This will be completed once authorised by another account holder'],
      };
    case 'timed-out':
      return {
        heading: 'Your payment was not confirmed in time',
        tone: 'bad',
        texts: [
          'We do not yet know whether this payment was made. Please wait 5 minutes, and check your list of transactions before you try again.',
          timedOutContact(helpdesk, outcome.referenceNumber),
        ],
      };
    case 'unknown':
      return {
        heading: 'We do not yet know whether your payment was made',
        tone: 'bad',
        texts: [outcome.error.message],
      };
    case 'payee-initiated':
      return { heading: 'Your payment has not been made', tone: 'bad', texts: [payeeInitiated] };
    case 'not-made':
      return { heading: 'This payment was not made', tone: 'waiting', texts: ['Nothing has left your account.'] };
    case 'not-found':
      return {
        heading: 'We could not find this payment',
        tone: 'bad',
        texts: [
          `The bank can no longer say what became of it. Please check your transactions before you pay again, and call our helpdesk on ${helpdesk} if you are not sure.`,
        ],
      };
    default:
      return outcome satisfies never;
  }
}

const payeeInitiated =
  'Payee Initiated! The payee must be authorised by another user before you can create this payment. Once the payee has been authorised please create a new payment to them. This payment has not been processed..';

function timedOutContact(helpdesk: string, referenceNumber: string | undefined): string {
  const quoting = referenceNumber === undefined ? '' : ` and quote the reference number ${referenceNumber}`;
  return `If it is not there then, please contact our helpdesk on ${helpdesk}${quoting}.`;
}
