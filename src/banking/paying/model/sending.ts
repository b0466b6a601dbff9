import { clock } from '#src/api/environment/bank-clock.ts';
import type { BankError } from '#src/api/messages/bank-error.ts';
import type { ConfirmedRef, PaymentOutcome, RequestedOutcome } from '#src/api/payments/payment-order.ts';
import type { PaymentRun } from '#src/api/payments/payment-run.ts';
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
  | { readonly status: 'unresolved'; readonly payments: readonly UnresolvedView[] }
  | { readonly status: 'cut-off'; readonly message: string }
  | { readonly status: 'refused'; readonly error: BankError; readonly isPayeeUnknown?: true }
  | {
      readonly status: 'finished';
      readonly outcome: FinalOutcome;
      /** When the bank answered. */
      readonly at: Instant;
      /** When it was sent, by the wall clock. Missing if nothing was. */
      readonly sentMs?: number;
      readonly receipt?: ReceiptRef | undefined;
    };

/** One reviewed order. */
export interface Sending {
  /** Adds the payee if needed, then verifies and makes the payment, provided the necessary warnings were accepted. */
  send(accepted: Accepted): Promise<Sent>;
  /** Undefined until there is nothing left to do before it. */
  run(): PaymentRun | undefined;
}

/** Verified, its warnings accepted, confirmed once. */
export async function sendOrder(run: PaymentRun, accepted: Accepted): Promise<Sent> {
  const verification = await run.verify(accepted.alsoPaid);
  if (verification.status !== 'verified') return verification;
  if (verification.cutOffMessage !== undefined && !accepted.cutOff) {
    return { status: 'cut-off', message: verification.cutOffMessage };
  }
  const sentMs = clock.wallNowMs();
  const outcome = await run.confirm();
  if (outcome.outcome === 'refused') return { status: 'refused', error: outcome.error };
  const at = clock.businessNow();
  const order = run.ref();
  return { status: 'finished', outcome, at, sentMs, receipt: order && { order, madeAt: at } };
}

/** The payment being sent, and its session. Cleared once the bank has answered. */
let inProgress: { readonly sessionId: string; readonly sent: Promise<Sent> } | undefined;

/** Lets another page pick up the answer if this one goes away first, as when the entity changes. */
export function noteSending(sessionId: string, sent: Promise<Sent>): void {
  const noted = { sessionId, sent };
  inProgress = noted;
  const forget = () => {
    if (inProgress === noted) inProgress = undefined;
  };
  sent.then(forget, forget);
}

export function sendingInProgress(sessionId: string): Promise<Sent> | undefined {
  return inProgress?.sessionId === sessionId ? inProgress.sent : undefined;
}
