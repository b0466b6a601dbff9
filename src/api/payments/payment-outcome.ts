import type { BankError } from '#src/api/messages/bank-error.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';

/** Paid, scheduled, awaiting authorisation, authorisation expired, or outcome pending. */
export interface DoneOutcome {
  readonly outcome: 'paid' | 'scheduled' | 'needs-authoriser' | 'authorisation-expired' | 'timed-out';
  readonly referenceNumber?: string;
  /** The day on the statement, or of the first payment. */
  readonly valueDate?: CalendarDay;
}

export type PaymentOutcome =
  | DoneOutcome
  | { readonly outcome: 'refused'; readonly error: BankError }
  | { readonly outcome: 'unknown'; readonly error: BankError };

/** One immediate payment, or a future or regular one. They use different paths. */
export type PaymentKind = 'payout' | 'instruction';

/** By the session's token. */
export interface PaymentRef {
  readonly kind: PaymentKind;
  readonly id: string;
}

/** Adds the time of confirmation, which names the note shared by all tabs. */
export interface ConfirmedRef extends PaymentRef {
  readonly at: Instant;
}
