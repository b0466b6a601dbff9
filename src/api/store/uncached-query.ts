import type { BankCall } from './bank-call.ts';
import { bankQuery } from './bank-query.ts';
import type { AppThunk } from './hooks.ts';

/**
 * A question inside a session whose answer is too large to be kept in the store: it is given to whoever asked, and the
 * store holds nothing of it. Otherwise as `bankQuery`. Once the signal was aborted the outcome says nothing.
 */
export function uncachedQuery<Arg, Model>(callFor: (arg: Arg) => BankCall<Model>) {
  const answerTo = bankQuery(callFor);
  return (arg: Arg, signal: AbortSignal): AppThunk<ReturnType<typeof answerTo>> =>
    (dispatch, getState, extra) =>
      answerTo(arg, { dispatch, getState, extra, signal });
}
