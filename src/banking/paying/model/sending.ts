import type { BankError } from '#src/api/messages/bank-error.ts';
import type { ConfirmedRef, PaymentOutcome, RequestedOutcome } from '#src/api/payments/payment-outcome.ts';
import type { ResolvedOutcome } from '#src/api/payments/unresolved.slice.ts';
import type { UnresolvedView } from '#src/api/payments/unresolved-payments.ts';
import type { Instant } from '#src/kernel/instant.ts';

/** The outcome of a confirmed payment that leaves nothing to do on its page. */
export type FinalOutcome =
  | Exclude<PaymentOutcome, { readonly outcome: 'refused' }>
  /** Resolved by a later status check. A request is no order. */
  | Exclude<ResolvedOutcome, RequestedOutcome>
  /** The new payee needs authorisation, and nothing was paid. */
  | { readonly outcome: 'payee-initiated' };

/** Whether it may still be made: nobody knows, or the bank is still working on it. */
export function isOpen({ outcome }: Pick<FinalOutcome, 'outcome'>): boolean {
  return outcome === 'unknown' || outcome === 'timed-out';
}

/** Identifies the payment for a later status check, without any of its details. */
export interface ReceiptRef {
  readonly order: ConfirmedRef;
  readonly madeAt: Instant;
}

/** What the customer was warned about before this order, and accepted. */
export interface Accepted {
  /** The bank's cut-off warning. */
  readonly cutOff: boolean;
  /** Unresolved payments that may be made as well as this one. */
  readonly alsoPaid: readonly Instant[];
}

/** The result of confirming. `refused`: no money moved, and the customer may retry or change something. */
export type Sent =
  | { readonly state: 'unresolved'; readonly payments: readonly UnresolvedView[] }
  | { readonly state: 'cut-off'; readonly message: string }
  | { readonly state: 'refused'; readonly error: BankError; readonly isPayeeUnknown?: true }
  | {
      readonly state: 'finished';
      readonly outcome: FinalOutcome;
      /** When the bank answered. */
      readonly at: Instant;
      readonly receipt?: ReceiptRef | undefined;
    };

export interface Sending {
  /** Adds the payee if needed, then verifies and makes the payment, provided the necessary warnings were accepted. */
  send(accepted: Accepted): Promise<Sent>;
  /** When the same payment may be confirmed again while its outcome is unknown; undefined if it may not. */
  confirmAgainAt(): Instant | undefined;
  confirmAgain(): Promise<Sent>;
  /** Identifies the unresolved payment's record; undefined until the payment is sent. */
  noteAt(): Instant | undefined;
}
