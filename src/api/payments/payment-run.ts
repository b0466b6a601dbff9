import { type BankError, withMessage } from '#src/api/messages/bank-error.ts';
import { laterTexts, paymentTexts, transferTexts } from '#src/api/messages/outcome-texts.ts';
import { createNotedOrder } from '#src/api/orders/noted-order.ts';
import { endOf } from '#src/api/orders/order-end.ts';
import type { PaymentKind } from '#src/api/orders/order-kinds.ts';
import type { AppThunk } from '#src/api/store/hooks.ts';
import { staleAfter } from '#src/api/store/stale.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import { missedCutOffCode } from '#src/api/wire/refusal-codes.ts';
import type { Instant } from '#src/kernel/instant.ts';
import type { PaymentDraft } from './payment-answers.ts';
import { confirmCall, draftCall, orderStateCall } from './payment-calls.ts';
import { byPaymentNote, createNote } from './payment-note.ts';
import {
  type ConfirmedRef,
  type DoneOutcome,
  isForLater,
  isTransfer,
  isTransferOrder,
  kindOf,
  type Order,
  type PaymentOutcome,
} from './payment-order.ts';
import { type UnresolvedView, unresolvedTo } from './unresolved-payments.ts';

export type Verification =
  /** Ready to confirm. A message about the cut-off must be shown first. */
  | { readonly status: 'verified'; readonly cutOffMessage?: string }
  /** Earlier payments to this payee, or to an unknown one, may still be made. Nothing was drafted. */
  | { readonly status: 'unresolved'; readonly payments: readonly UnresolvedView[] }
  | { readonly status: 'refused'; readonly error: BankError };

/** One payment, transfer or instruction. However often its functions are called, money leaves at most once. */
export interface PaymentRun {
  /**
   * Verifies the order; cached after success until the end of its day. `acceptedAlso` are the unresolved payments the
   * customer has been warned of and accepts.
   */
  verify(acceptedAlso?: readonly Instant[]): Promise<Verification>;
  /**
   * Confirms the payment. A final outcome is cached. After a refusal it may be confirmed again, or verified again if
   * the cut-off was missed. While the outcome is unknown, the bank is only asked for it. @throws Error before a
   * successful `verify`.
   */
  confirm(): Promise<PaymentOutcome>;
  confirmAgainAt(): Instant | undefined;
  confirmAgain(): Promise<PaymentOutcome>;
  noteAt(): Instant | undefined;
  ref(): ConfirmedRef | undefined;
}

const draftOf = uncachedQuery(draftCall);
const confirmed = uncachedQuery(confirmCall);
const stateOf = uncachedQuery(orderStateCall);

/** Leaving the page does not cancel a payment: it continues, and the next visit shows its outcome. */
export function createPaymentRun(order: Order): AppThunk<PaymentRun> {
  return (dispatch) => {
    const { signal } = new AbortController();
    const { party, amount } = order;
    const kind = kindOf(order);
    const texts = orderTextsOf(kind);
    const to = isTransferOrder(order) ? order.toAccount.id : order.to.id;
    let draft: PaymentDraft | undefined;
    const note = createNote(dispatch, { kind, details: { amount, to } });

    const run = dispatch(
      createNotedOrder<PaymentDraft, DoneOutcome>({
        noting: byPaymentNote(note, { idOf: ({ id }) => id, made: note.made }),
        async draft() {
          if (draft === undefined) {
            const answer = await dispatch(draftOf(order, signal));
            if ('error' in answer) return answer;
            draft = answer.data;
          }
          // A payment to a newly added payee is read back before it is confirmed.
          const read =
            !isTransferOrder(order) && order.isNewPayee
              ? await dispatch(stateOf({ party, kind, id: draft.id }, signal))
              : { data: draft };
          return 'error' in read ? read : { data: draft };
        },
        confirm: ({ id }, sentOnce) => dispatch(confirmed({ order, id, sentOnce }, signal)),
        lookUp: ({ id }) => dispatch(stateOf({ party, kind, id }, signal)),
        isVoid: isPastCutOff,
        onResolved(outcome) {
          if (outcome.outcome === 'not-made' || (outcome.outcome === 'refused' && isPastCutOff(outcome.error))) {
            draft = undefined;
          }
        },
        stale: staleAfter.confirmPayment,
        words: { notMade: (error) => withMessage(error, texts.failed), unknown: texts.unknown },
      }),
    );

    async function verify(acceptedAlso: readonly Instant[] = []): Promise<Verification> {
      if (draft === undefined) {
        const payments = dispatch(unresolvedTo(to)).filter(({ at }) => !acceptedAlso.includes(at));
        if (payments.length > 0) return { status: 'unresolved', payments };
      }
      const answer = await run.verify();
      if ('error' in answer) return { status: 'refused', error: answer.error };
      const { id: _id, ...verification } = answer.data;
      return { status: 'verified', ...verification };
    }

    return {
      verify,
      confirm: async () => endOf(await run.confirm(), asDone),
      confirmAgain: async () => endOf(await run.confirmAgain(), asDone),
      confirmAgainAt: run.confirmAgainAt,
      noteAt: note.at,
      ref: note.ref,
    };
  };
}

const asDone = (made: DoneOutcome) => made;

/** The bank does not carry a payment over to the next day, so the customer must be told the new date. */
function isPastCutOff(error: BankError): boolean {
  return error.kind === 'refusal' && error.code === missedCutOffCode;
}

export function orderTextsOf(kind: PaymentKind): Readonly<Record<'failed' | 'unknown', string>> {
  if (isForLater(kind)) return laterTexts;
  return isTransfer(kind) ? transferTexts : paymentTexts;
}
