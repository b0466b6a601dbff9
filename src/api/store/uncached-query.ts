import type { BankCall } from './bank-call.ts';
import { bankQuery } from './bank-query.ts';
import type { AppThunk } from './hooks.ts';

/**
 * As `bankQuery`, but the answer goes to the caller only, because it is too large for the store. Ignore the result once
 * the signal is aborted.
 */
export function uncachedQuery<Arg, Model, Body>(callFor: (arg: Arg) => BankCall<Model, Body>) {
  const answerTo = bankQuery(callFor);
  return (arg: Arg, signal: AbortSignal): AppThunk<ReturnType<typeof answerTo>> =>
    (dispatch, getState, extra) =>
      answerTo(arg, { dispatch, getState, extra, signal });
}
