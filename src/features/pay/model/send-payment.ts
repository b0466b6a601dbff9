import { addPayee } from '#src/api/add-payee.ts';
import type { BankError } from '#src/api/bank-error.ts';
import type { AppDispatch } from '#src/api/hooks.ts';
import type { Payee } from '#src/api/payee.ts';
import { createPaymentRun, type PaymentOrder, type PaymentOutcome } from '#src/api/submit-payment.ts';
import type { PayeeToAdd } from './payment-draft.ts';
import type { PaymentResult } from './payment-result.ts';

/** The payee of an order: of long standing, or to be added first. */
export type OrderPayee =
  | { readonly kind: 'saved'; readonly payee: Pick<Payee, 'id' | 'groupId' | 'sortCode'> }
  | ({ readonly kind: 'new' } & PayeeToAdd);

export type OrderToSend = Omit<PaymentOrder, 'to' | 'isNewPayee'> & { readonly payee: OrderPayee };

/** What confirming came to. `refused`: nothing moved, and the customer may confirm again or change something. */
export type Sent =
  | { readonly state: 'cut-off'; readonly message: string }
  | { readonly state: 'refused'; readonly error: BankError; readonly isPayeeInDoubt?: true }
  | { readonly state: 'settled'; readonly outcome: PaymentResult['outcome'] };

interface Sending {
  /**
   * Adds the payee if need be, has the order looked through and has it made. What the bank says of its cut-off is to be
   * accepted first: `isAccepted` says that it was.
   */
  send(isAccepted: boolean): Promise<Sent>;
}

type Run = ReturnType<ReturnType<typeof createPaymentRun>>;

/** One reviewed order on its way. However often it is sent, its payee is added once and the money leaves once. */
export function createSending(
  dispatch: AppDispatch,
  order: OrderToSend,
  onAdded: (payee: Pick<Payee, 'id' | 'groupId'>) => void,
): Sending {
  let run: Run | undefined;
  let added = order.payee.kind === 'new' ? order.payee.added : undefined;
  let underWay: Promise<Sent> | undefined;

  /** Where to pay; otherwise what stopped it there. */
  async function payeeOf(): Promise<{ readonly to: PaymentOrder['to'] } | { readonly stopped: Sent }> {
    const { payee } = order;
    if (payee.kind === 'saved') return { to: toOf(payee.payee, payee.payee.sortCode) };
    const { newPayee } = payee;
    if (added === undefined) {
      // Leaving the page does not undo it.
      const outcome = await dispatch(addPayee(newPayee, new AbortController().signal));
      if (outcome.outcome === 'failed') {
        const { error, mayBeDone } = outcome;
        return { stopped: { state: 'refused', error, ...(mayBeDone && { isPayeeInDoubt: true }) } };
      }
      if (outcome.outcome === 'initiated') {
        return { stopped: { state: 'settled', outcome: { outcome: 'payee-initiated' } } };
      }
      added = outcome.payee;
      onAdded(added);
    }
    return { to: toOf(added, newPayee.sortCode) };
  }

  async function sent(isAccepted: boolean): Promise<Sent> {
    if (run === undefined) {
      const found = await payeeOf();
      if ('stopped' in found) return found.stopped;
      const { payee, ...rest } = order;
      run = dispatch(createPaymentRun({ ...rest, to: found.to, isNewPayee: payee.kind === 'new' }));
    }
    const verification = await run.verify();
    if (verification.state === 'refused') return { state: 'refused', error: verification.error };
    if (verification.cutOffMessage !== undefined && !isAccepted) {
      return { state: 'cut-off', message: verification.cutOffMessage };
    }
    return settledAs(await run.confirm());
  }

  return {
    send(isAccepted) {
      underWay ??= sent(isAccepted).finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
  };
}

function settledAs(outcome: PaymentOutcome): Sent {
  return outcome.outcome === 'refused' ? { state: 'refused', error: outcome.error } : { state: 'settled', outcome };
}

function toOf({ id, groupId }: Pick<Payee, 'id' | 'groupId'>, sortCode: string): PaymentOrder['to'] {
  return { id, groupId, sortCode };
}
