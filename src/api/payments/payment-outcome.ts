import type { BankError } from '#src/api/messages/bank-error.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';

/** Paid, scheduled, awaiting authorisation, authorisation expired, outcome pending, or requested in a message. */
export interface DoneOutcome {
  readonly outcome: 'paid' | 'scheduled' | 'needs-authoriser' | 'authorisation-expired' | 'timed-out' | 'requested';
  readonly referenceNumber?: string;
  /** The day on the statement, or of the first payment. */
  readonly valueDate?: CalendarDay;
}

export type PaymentOutcome =
  | DoneOutcome
  | { readonly outcome: 'refused'; readonly error: BankError }
  | { readonly outcome: 'unknown'; readonly error: BankError };

/**
 * One immediate payment, a future or regular one, or the request for one, which is a message to the bank. They use
 * different paths.
 */
export type PaymentKind = 'payout' | 'instruction' | 'request';

/** By the session's token; a request by the reference in its message. */
export interface PaymentRef {
  readonly kind: PaymentKind;
  readonly id: string;
}

/** Adds the time of confirmation, which names the note shared by all tabs. */
export interface ConfirmedRef extends PaymentRef {
  readonly at: Instant;
}
