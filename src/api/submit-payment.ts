import { askedOnce } from './asked-once.ts';
import { bankApi } from './bank-api.ts';
import { type BankError, inOtherWords, wordFailure } from './bank-error.ts';
import { fillText, paymentTexts } from './fault-texts.ts';
import type { AppThunk } from './hooks.ts';
import { isUnsent, mayBeDone } from './may-be-done.ts';
import type { PaymentDraft } from './payment-answers.ts';
import { confirmCall, draftCall, stateCall } from './payment-calls.ts';
import type { PaymentOrder } from './payment-order.ts';
import type { DoneOutcome, PaymentOutcome, PlacedPayment } from './payment-outcome.ts';
import { dropUnderWay, keepUnderWay, noteConfirming } from './payments-under-way.ts';
import { missedCutOffCode } from './refusal-codes.ts';
import { staleAfter } from './stale.ts';

export type { PaymentOrder, Schedule } from './payment-order.ts';
export type { DoneOutcome, PaymentOutcome } from './payment-outcome.ts';

export type Verification =
  /** It may be confirmed. Where it is too late for today the customer is told so first. */
  | { readonly state: 'verified'; readonly cutOffMessage?: string }
  | { readonly state: 'refused'; readonly error: BankError };

/** One order on its way to the bank. However often the two are called, the money leaves once at most. */
export interface PaymentRun {
  /**
   * Has the order looked through. Once that went well it answers the same again, and the bank is not asked any more, until
   * the day it was looked through for is over: then it is looked through afresh.
   */
  verify(): Promise<Verification>;
  /**
   * Has it made. While it is under way it answers with the same promise. After an outcome that is final it answers the
   * same again; refused, it may be sent once more, or verified once more where it was too late for its day; where the
   * outcome is unknown, the bank is only asked for it.
   * @throws Error before `verify` came to `verified`: what the customer must be told first was not told.
   */
  confirm(): Promise<PaymentOutcome>;
}

const draftOf = askedOnce(draftCall);
const confirmed = askedOnce(confirmCall);
const stateOf = askedOnce(stateCall);

/** A payment is not given up by leaving its page: it goes on, and its outcome is kept for the next visit. */
export function createPaymentRun(order: PaymentOrder): AppThunk<PaymentRun> {
  return (dispatch) => {
    const { signal } = new AbortController();
    const { party } = order;
    const kind = order.schedule.kind === 'now' ? 'payout' : 'instruction';
    let draft: PaymentDraft | undefined;
    let verified: Verification | undefined;
    let done: DoneOutcome | undefined;
    /** Why it is not known what became of the confirmation; undefined while none is in doubt. */
    let doubt: BankError | undefined;

    async function verify(): Promise<Verification> {
      if (verified !== undefined) return verified;
      if (draft === undefined) {
        const answer = await dispatch(draftOf(order, signal));
        if ('error' in answer) return { state: 'refused', error: answer.error };
        draft = answer.data;
      }
      const { id, ...told } = draft;
      // What was ordered for a payee who was added on the way is read back before it is confirmed.
      if (order.isNewPayee) {
        const answer = await dispatch(stateOf({ party, kind, id }, signal));
        if ('error' in answer) return { state: 'refused', error: answer.error };
      }
      verified = { state: 'verified', ...told };
      return verified;
    }

    async function confirm(): Promise<PaymentOutcome> {
      if (done !== undefined) return done;
      if (draft === undefined || verified === undefined)
        throw new Error('A payment is verified before it is confirmed');
      const payment = { kind, id: draft.id } as const;
      const outcome = settled(payment);
      noteConfirming(payment, outcome);
      return outcome;
    }

    async function settled(payment: PlacedPayment): Promise<PaymentOutcome> {
      const outcome = doubt === undefined ? await sent(payment) : await lookedUp(payment, doubt);
      if (outcome.outcome === 'unknown') doubt = outcome.error;
      else {
        doubt = undefined;
        dropUnderWay(payment);
        if (outcome.outcome !== 'refused') done = outcome;
        else if (isPastCutOff(outcome.error)) [draft, verified] = [undefined, undefined];
      }
      dispatch(bankApi.util.invalidateTags([...staleAfter.confirmPayment]));
      return outcome;
    }

    async function sent(payment: PlacedPayment): Promise<PaymentOutcome> {
      keepUnderWay(payment);
      // Whatever breaks from here on, it is not sent a second time before the bank has been asked.
      doubt = wordFailure({ kind: 'fault', fault: 'bad_network_response' });
      const answer = await dispatch(confirmed({ order, id: payment.id }, signal));
      if ('data' in answer) return answer.data;
      const { error } = answer;
      if (mayBeDone(error)) return lookedUp(payment, error);
      // The session was lost around the sending: whether before or after it nobody can say, and nobody can be asked.
      const isInDoubt = error.kind === 'session-over' && !isUnsent(error);
      return isInDoubt ? unknown(error) : { outcome: 'refused', error };
    }

    /** Asks what became of it, once. It is never sent again by itself. */
    async function lookedUp(payment: PlacedPayment, error: BankError): Promise<PaymentOutcome> {
      const answer = await dispatch(stateOf({ party, ...payment }, signal));
      if ('error' in answer) return unknown(error);
      const { data } = answer;
      switch (data.state) {
        case 'done':
          return data.done;
        case 'not-confirmed':
          return { outcome: 'refused', error: inOtherWords(error, paymentTexts.nothingSent) };
        case 'failed':
          return { outcome: 'refused', error: inOtherWords(error, paymentTexts.failed) };
        case 'unclear':
          return unknown(error);
        default:
          return data satisfies never;
      }
    }

    return { verify: oneAtATime(verify), confirm: oneAtATime(confirm) };
  };
}

/** The bank keeps no payment for the day after: the customer is to hear first when it will be made. */
function isPastCutOff(error: BankError): boolean {
  return error.kind === 'refusal' && error.code === missedCutOffCode;
}

/** Whoever asks while it is under way is given the same outcome. */
function oneAtATime<Outcome>(act: () => Promise<Outcome>): () => Promise<Outcome> {
  let underWay: Promise<Outcome> | undefined;
  return () => {
    underWay ??= act().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

function unknown(error: BankError): PaymentOutcome {
  return { outcome: 'unknown', error: inOtherWords(error, fillText(paymentTexts.unknown)) };
}
