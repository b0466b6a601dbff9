import { clock } from '#src/api/environment/bank-clock.ts';
import type { PaymentOutcome } from '#src/api/payments/payment-outcome.ts';
import type { PaymentRun } from '#src/api/payments/payment-run.ts';
import type { UnresolvedView } from '#src/api/payments/unresolved-payments.ts';
import type { Accepted, Sending, Sent } from './sending.ts';

interface SendingSteps {
  /** Called once there is nothing left to accept; again only if it was stopped. */
  begin(): Promise<{ readonly run: PaymentRun } | { readonly stopped: Sent }>;
  /** Other orders that may still be made, which the customer must know of before anything begins. */
  unaccepted?(run: PaymentRun | undefined, accepted: Accepted): readonly UnresolvedView[];
}

/** Sends one reviewed order: verified, its warnings accepted, confirmed once. */
export function createRunSending({ begin, unaccepted = () => [] }: SendingSteps): Sending {
  let run: PaymentRun | undefined;
  let inProgress: Promise<Sent> | undefined;

  async function sent(accepted: Accepted): Promise<Sent> {
    const payments = unaccepted(run, accepted);
    if (payments.length > 0) return { state: 'unresolved', payments };
    if (run === undefined) {
      const begun = await begin();
      if ('stopped' in begun) return begun.stopped;
      run = begun.run;
    }
    const verification = await run.verify(accepted.alsoPaid);
    if (verification.state !== 'verified') return verification;
    if (verification.cutOffMessage !== undefined && !accepted.cutOff) {
      return { state: 'cut-off', message: verification.cutOffMessage };
    }
    return finishedAs(await run.confirm(), run);
  }

  function alone(act: () => Promise<Sent>): Promise<Sent> {
    inProgress ??= act().finally(() => {
      inProgress = undefined;
    });
    return inProgress;
  }

  return {
    send: (accepted) => alone(() => sent(accepted)),
    confirmAgainAt: () => run?.confirmAgainAt(),
    confirmAgain: () =>
      alone(async () => {
        if (run === undefined) throw new Error('There is no confirmation to repeat');
        return finishedAs(await run.confirmAgain(), run);
      }),
    noteAt: () => run?.noteAt(),
  };
}

function finishedAs(outcome: PaymentOutcome, run: PaymentRun): Sent {
  if (outcome.outcome === 'refused') return { state: 'refused', error: outcome.error };
  const at = clock.businessNow();
  const order = run.ref();
  return { state: 'finished', outcome, at, receipt: order && { order, madeAt: at } };
}
