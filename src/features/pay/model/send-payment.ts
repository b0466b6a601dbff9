import { addPayee } from '#src/api/payees/add-payee.ts';
import type { Payee } from '#src/api/payees/payee.ts';
import type { PaymentOrder } from '#src/api/payments/payment-order.ts';
import type { PaymentOutcome } from '#src/api/payments/payment-outcome.ts';
import { createPaymentRun } from '#src/api/payments/payment-run.ts';
import { type UnresolvedView, unresolvedTo } from '#src/api/payments/unresolved-payments.ts';
import type { AppDispatch } from '#src/api/store/hooks.ts';
import { clock } from '#src/api/wire/clock.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';
import type { PayeeToAdd } from './payee-to-add.ts';
import type { Accepted, Sending, Sent } from '#src/parts/paying/model/sending.ts';

export type OrderPayee =
  | { readonly kind: 'saved'; readonly payee: Pick<Payee, 'id' | 'groupId' | 'sortCode'> }
  | ({ readonly kind: 'new' } & PayeeToAdd);

export type OrderToSend = Omit<PaymentOrder, 'to' | 'isNewPayee'> & { readonly payee: OrderPayee };

type Run = ReturnType<ReturnType<typeof createPaymentRun>>;

/** Sends one reviewed order. However often it is retried, the payee is added once and the money leaves once. */
export function createSending(
  dispatch: AppDispatch,
  order: OrderToSend,
  onAdded: (payee: Pick<Payee, 'id' | 'groupId'>) => void,
): Sending {
  let run: Run | undefined;
  let added = order.payee.kind === 'new' ? order.payee.added : undefined;
  let inProgress: Promise<Sent> | undefined;

  /** The payee to pay, or why it could not be added. */
  async function payeeOf(): Promise<{ readonly to: PaymentOrder['to'] } | { readonly stopped: Sent }> {
    const { payee } = order;
    if (payee.kind === 'saved') return { to: payeeRefOf(payee.payee, payee.payee.sortCode) };
    const { newPayee } = payee;
    if (added === undefined) {
      // The payee stays added even if the customer leaves the page.
      const intended = { amount: order.amount, amountText: moneyText(order.amount) };
      const outcome = await dispatch(addPayee(newPayee, new AbortController().signal, intended));
      if (outcome.outcome === 'failed') {
        const { error, isOutcomeUnknown } = outcome;
        return { stopped: { state: 'refused', error, ...(isOutcomeUnknown && { isPayeeUnknown: true }) } };
      }
      if (outcome.outcome === 'initiated') {
        return { stopped: { state: 'finished', outcome: { outcome: 'payee-initiated' }, at: clock.businessNow() } };
      }
      added = outcome.payee;
      onAdded(added);
    }
    return { to: payeeRefOf(added, newPayee.sortCode) };
  }

  /** Nothing starts, not even adding the payee, until the customer knows which other payments may still be made. */
  function unacceptedPayments({ alsoPaid }: Accepted): readonly UnresolvedView[] {
    const payeeId = order.payee.kind === 'saved' ? order.payee.payee.id : added?.id;
    const own = run?.noteAt();
    return dispatch(unresolvedTo(payeeId)).filter(({ at }) => at !== own && !alsoPaid.includes(at));
  }

  async function sent(accepted: Accepted): Promise<Sent> {
    const payments = unacceptedPayments(accepted);
    if (payments.length > 0) return { state: 'unresolved', payments };
    if (run === undefined) {
      const found = await payeeOf();
      if ('stopped' in found) return found.stopped;
      const { payee, ...rest } = order;
      run = dispatch(createPaymentRun({ ...rest, to: found.to, isNewPayee: payee.kind === 'new' }));
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

function finishedAs(outcome: PaymentOutcome, run: Run): Sent {
  if (outcome.outcome === 'refused') return { state: 'refused', error: outcome.error };
  const at = clock.businessNow();
  const order = run.ref();
  return { state: 'finished', outcome, at, receipt: order && { order, madeAt: at } };
}

function payeeRefOf({ id, groupId }: Pick<Payee, 'id' | 'groupId'>, sortCode: string): PaymentOrder['to'] {
  return { id, groupId, sortCode };
}
