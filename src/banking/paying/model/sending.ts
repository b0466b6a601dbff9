import { clock } from '#src/api/environment/bank-clock.ts';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { singleFlight } from '#src/api/orders/order.ts';
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

export interface Sending {
  /** Adds the payee if needed, then verifies and makes the payment, provided the necessary warnings were accepted. */
  send(accepted: Accepted): Promise<Sent>;
  /** When the same payment may be confirmed again while its outcome is unknown; undefined if it may not. */
  confirmAgainAt(): Instant | undefined;
  confirmAgain(): Promise<Sent>;
  /** Identifies the unresolved payment's record; undefined until the payment is sent. */
  noteAt(): Instant | undefined;
}

interface SendingSteps {
  /** Called once there is nothing left to accept; again only if it was stopped. */
  begin(): Promise<{ readonly run: PaymentRun } | { readonly stopped: Sent }>;
  /** Other orders that may still be made, which the customer must know of before anything begins. */
  unaccepted?(run: PaymentRun | undefined, accepted: Accepted): readonly UnresolvedView[];
}

/** Sends one reviewed order: verified, its warnings accepted, confirmed once. */
export function createSending({ begin, unaccepted = () => [] }: SendingSteps): Sending {
  let run: PaymentRun | undefined;
  const alone = singleFlight<Sent>();

  async function sent(accepted: Accepted): Promise<Sent> {
    const payments = unaccepted(run, accepted);
    if (payments.length > 0) return { status: 'unresolved', payments };
    if (run === undefined) {
      const begun = await begin();
      if ('stopped' in begun) return begun.stopped;
      run = begun.run;
    }
    const verification = await run.verify(accepted.alsoPaid);
    if (verification.status !== 'verified') return verification;
    if (verification.cutOffMessage !== undefined && !accepted.cutOff) {
      return { status: 'cut-off', message: verification.cutOffMessage };
    }
    return finishedAs(run, (order) => order.confirm());
  }

  return {
    send: (accepted) => alone(() => sent(accepted)),
    confirmAgainAt: () => run?.confirmAgainAt(),
    confirmAgain: () =>
      alone(async () => {
        if (run === undefined) throw new Error('There is no confirmation to repeat');
        return finishedAs(run, (order) => order.confirmAgain());
      }),
    noteAt: () => run?.noteAt(),
  };
}

async function finishedAs(run: PaymentRun, confirm: (run: PaymentRun) => Promise<PaymentOutcome>): Promise<Sent> {
  const sentMs = clock.wallNowMs();
  const outcome = await confirm(run);
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
