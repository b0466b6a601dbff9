import type { BankError } from '#src/api/messages/bank-error.ts';
import type { PaymentKind } from '#src/api/orders/order-kinds.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';

/** What became of an order. `timed-out`: its outcome is pending. */
export interface DoneOutcome {
  readonly outcome:
    | 'paid'
    | 'scheduled'
    | 'needs-authoriser'
    | 'authorisation-expired'
    | 'authorisation-declined'
    | 'timed-out';
  readonly referenceNumber?: string;
  /** The day on the statement, or of the first payment. */
  readonly valueDate?: CalendarDay;
}

/** A payment asked for in a message, which the bank's staff make. */
export interface RequestedOutcome {
  readonly outcome: 'requested';
  readonly referenceNumber?: string;
}

export type PaymentOutcome =
  | DoneOutcome
  | { readonly outcome: 'refused'; readonly error: BankError }
  | { readonly outcome: 'unknown'; readonly error: BankError };

export function isTransfer(kind: PaymentKind): kind is 'transfer' | 'transfer-instruction' {
  return kind === 'transfer' || kind === 'transfer-instruction';
}

/** On a later day, or regularly. */
export function isForLater(kind: PaymentKind): kind is 'instruction' | 'transfer-instruction' {
  return kind === 'instruction' || kind === 'transfer-instruction';
}

/** By the session's token; a request by the reference in its message. */
export interface PaymentRef {
  readonly kind: PaymentKind;
  readonly id: string;
}

/** Adds the time of confirmation, which names the note shared by all tabs. */
export interface ConfirmedRef extends PaymentRef {
  readonly at: Instant;
}
