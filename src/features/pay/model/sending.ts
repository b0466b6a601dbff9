import type { BankError } from '#src/api/messages/bank-error.ts';
import type { ConfirmedRef, PaymentOutcome } from '#src/api/payments/payment-outcome.ts';
import type { ResolvedOutcome } from '#src/api/payments/unresolved.slice.ts';
import type { UnresolvedView } from '#src/api/payments/unresolved-payments.ts';
import type { Instant } from '#src/kernel/instant.ts';

/** What came of a confirmed payment, where there is nothing more to be done with it on its page. */
export type FinalOutcome =
  | Exclude<PaymentOutcome, { readonly outcome: 'refused' }>
  /** As it turned out when it was asked for once more. */
  | ResolvedOutcome
  /** The payee waits for another person, and nothing was paid. */
  | { readonly outcome: 'payee-initiated' };

/** By which the bank can be asked for the payment again, and when it had answered: nothing of what was paid. */
export interface ReceiptRef {
  readonly order: ConfirmedRef;
  readonly madeAt: Instant;
}

/** What the customer was told before this order, and goes on all the same. */
export interface Accepted {
  /** What the bank says of its cut-off. */
  readonly cutOff: boolean;
  /** The unresolved payments that may be made beside this one. */
  readonly alsoPaid: readonly Instant[];
}

/** What confirming came to. `refused`: nothing moved, and the customer may confirm again or change something. */
export type Sent =
  | { readonly state: 'unresolved'; readonly payments: readonly UnresolvedView[] }
  | { readonly state: 'cut-off'; readonly message: string }
  | { readonly state: 'refused'; readonly error: BankError; readonly isPayeeInDoubt?: true }
  | {
      readonly state: 'settled';
      readonly outcome: FinalOutcome;
      /** When that was known. */
      readonly at: Instant;
      readonly receipt?: ReceiptRef | undefined;
    };

export interface Sending {
  /** Adds the payee if need be, has the order verified and has it made, as far as what is said first was accepted. */
  send(accepted: Accepted): Promise<Sent>;
  /** When the same payment, whose outcome is unknown, may be confirmed again; undefined where it may not. */
  confirmAgainAt(): Instant | undefined;
  confirmAgain(): Promise<Sent>;
  /** Names the note of the payment; undefined while nothing of it has been sent. */
  noteAt(): Instant | undefined;
}
