import type { BankError } from '#src/api/messages/bank-error.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';

/**
 * What the bank did, as far as it has said: it went out, is to go out, waits for somebody else, has waited for them in
 * vain, or is not known yet.
 */
export interface DoneOutcome {
  readonly outcome: 'paid' | 'scheduled' | 'needs-authoriser' | 'authorisation-expired' | 'timed-out';
  /** The bank's, for the customer to quote; a good answer may have lost it. */
  readonly referenceNumber?: string;
  /** The day the statement will give it, or of the first payment, where the bank said so. */
  readonly valueDate?: CalendarDay;
}

export type PaymentOutcome =
  | DoneOutcome
  /** Nothing moved. The same order may be confirmed again. */
  | { readonly outcome: 'refused'; readonly error: BankError }
  /** It may have been made and may not: the bank could not say. */
  | { readonly outcome: 'unknown'; readonly error: BankError };

/** A payment to be made at once, or one on a later day or again and again: each has addresses of its own. */
export type PaymentKind = 'payout' | 'instruction';

/** By the session's token for it. */
export interface PaymentRef {
  readonly kind: PaymentKind;
  readonly id: string;
}

/** The same, and the moment in which its confirmation left, which names the note of it that every tab sees. */
export interface ConfirmedRef extends PaymentRef {
  readonly at: Instant;
}
