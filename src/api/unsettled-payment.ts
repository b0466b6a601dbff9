import { askedOnce } from './asked-once.ts';
import { bankApi } from './bank-api.ts';
import { type BankError, inOtherWords, wordFailure } from './bank-error.ts';
import { fillText, paymentTexts } from './fault-texts.ts';
import type { AppThunk } from './hooks.ts';
import { stateCall } from './payment-calls.ts';
import type { DoneOutcome, PaymentOutcome, PlacedPayment } from './payment-outcome.ts';
import { confirmingNow, dropUnderWay, readUnderWay } from './payments-under-way.ts';
import { paymentUnknownCode } from './refusal-codes.ts';
import { staleAfter } from './stale.ts';

/** What became of a payment whose page went away before that was known. */
export type UnsettledOutcome =
  | DoneOutcome
  /** Nothing moved. */
  | { readonly outcome: 'not-made' }
  /** The bank no longer knows it by the token of that time: only the transactions can tell. */
  | { readonly outcome: 'not-found' }
  /** The bank could not say; it is asked again the next time. */
  | { readonly outcome: 'unknown'; readonly error: BankError };

const stateOf = askedOnce(stateCall);

/** The newest payment of this tab's whose outcome is not known; a page on which one is made asks for it first. */
export function readUnsettled(): PlacedPayment | undefined {
  return readUnderWay();
}

/**
 * Finds out what became of it, and forgets it once that is known. Nothing is ever sent again. Undefined when there is
 * none. One that is being confirmed in this page is waited for. Once the signal was aborted nobody hears of it, and it
 * is kept for whoever asks next.
 */
export function settleUnsettled(signal: AbortSignal): AppThunk<Promise<UnsettledOutcome | undefined>> {
  return async (dispatch) => {
    const payment = readUnderWay();
    if (payment === undefined) return undefined;
    const underWay = confirmingNow(payment);
    if (underWay !== undefined) return settledAs(await underWay);

    const outcome = await dispatch(lookedUp(payment, signal));
    if (outcome.outcome !== 'unknown' && !signal.aborted) dropUnderWay(payment);
    dispatch(bankApi.util.invalidateTags([...staleAfter.confirmPayment]));
    return outcome;
  };
}

function lookedUp(payment: PlacedPayment, signal: AbortSignal): AppThunk<Promise<UnsettledOutcome>> {
  return async (dispatch) => {
    // For whom it was made is not kept: all the customer's entities are asked.
    const answer = await dispatch(stateOf({ party: false, ...payment }, signal));
    if ('error' in answer) {
      const { error } = answer;
      const isGone = error.kind === 'refusal' && error.code === paymentUnknownCode;
      return isGone ? { outcome: 'not-found' } : unknown(error);
    }
    switch (answer.data.state) {
      case 'done':
        return answer.data.done;
      case 'not-confirmed':
      case 'failed':
        return { outcome: 'not-made' };
      case 'unclear':
        return unknown(wordFailure({ kind: 'fault', fault: 'unreadable' }));
      default:
        return answer.data satisfies never;
    }
  };
}

function unknown(error: BankError): UnsettledOutcome {
  return { outcome: 'unknown', error: inOtherWords(error, fillText(paymentTexts.unknown)) };
}

function settledAs(outcome: PaymentOutcome): UnsettledOutcome {
  return outcome.outcome === 'refused' ? { outcome: 'not-made' } : outcome;
}
