import { clock } from '#src/api/environment/bank-clock.ts';
import { singleFlight } from '#src/api/orders/order.ts';
import { addPayee } from '#src/api/payees/add-payee.ts';
import type { Payee } from '#src/api/payees/payee.ts';
import type { PaymentOrder } from '#src/api/payments/payment-order.ts';
import { createPaymentRun, type PaymentRun } from '#src/api/payments/payment-run.ts';
import { unresolvedTo } from '#src/api/payments/unresolved-payments.ts';
import type { AppDispatch } from '#src/api/store/hooks.ts';
import { type Accepted, type Sending, type Sent, sendOrder } from '#src/banking/paying/model/sending.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';
import type { PayeeToAdd } from './payable-payees.ts';

export type OrderPayee =
  | { readonly kind: 'saved'; readonly payee: Pick<Payee, 'id' | 'groupId' | 'sortCode'> }
  | ({ readonly kind: 'new' } & PayeeToAdd);

export type OrderToSend = Omit<PaymentOrder, 'to' | 'isNewPayee'> & { readonly payee: OrderPayee };

/** Sends one reviewed order. However often it is retried, the payee is added once and the money leaves once. */
export function createPayeeSending(
  dispatch: AppDispatch,
  order: OrderToSend,
  onAdded: (payee: Pick<Payee, 'id' | 'groupId'>) => void,
): Sending {
  let run: PaymentRun | undefined;
  let added = order.payee.kind === 'new' ? order.payee.added : undefined;

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
        return { stopped: { status: 'refused', error, ...(isOutcomeUnknown && { isPayeeUnknown: true }) } };
      }
      if (outcome.outcome === 'initiated') {
        return { stopped: { status: 'finished', outcome: { outcome: 'payee-initiated' }, at: clock.businessNow() } };
      }
      added = outcome.payee;
      onAdded(added);
    }
    return { to: payeeRefOf(added, newPayee.sortCode) };
  }

  async function send(accepted: Accepted): Promise<Sent> {
    const { payee, ...rest } = order;
    const payeeId = payee.kind === 'saved' ? payee.payee.id : added?.id;
    const own = run?.noteAt();
    const payments = dispatch(unresolvedTo(payeeId)).filter(({ at }) => at !== own && !accepted.alsoPaid.includes(at));
    // Nothing begins, not even adding the payee, until the customer knows which other payments may still be made.
    if (payments.length > 0) return { status: 'unresolved', payments };
    if (run === undefined) {
      const found = await payeeOf();
      if ('stopped' in found) return found.stopped;
      run = dispatch(createPaymentRun({ ...rest, to: found.to, isNewPayee: payee.kind === 'new' }));
    }
    return sendOrder(run, accepted);
  }

  const alone = singleFlight<Sent>();
  return { send: (accepted) => alone(() => send(accepted)), run: () => run };
}

function payeeRefOf({ id, groupId }: Pick<Payee, 'id' | 'groupId'>, sortCode: string): PaymentOrder['to'] {
  return { id, groupId, sortCode };
}
