import { BankFailure } from '../failure.ts';
import type { BankFetch } from './bank-fetch.ts';
import { failureIn } from './read-answer.ts';

/** The outermost layer: only answers that did what was asked come through, all else is thrown as a BankFailure. */
export function refusal(inner: BankFetch): BankFetch {
  return async (request) => {
    const response = await inner(request);
    const failure = await failureIn(response);
    if (failure !== undefined) throw new BankFailure(failure);
    return response;
  };
}
