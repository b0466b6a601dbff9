import { BankFailure } from '#src/api/wire/failure.ts';
import type { BankFetch } from './bank-fetch.ts';
import { failureIn } from './read-answer.ts';

/**
 * The outermost layer: only answers that did what was asked come through, all else is thrown as a BankFailure. One that
 * says so under an error's status, as an approval may, goes on under the status that newer releases give it.
 */
export function refusal(inner: BankFetch): BankFetch {
  return async (request) => {
    const response = await inner(request);
    const failure = await failureIn(response);
    if (failure !== undefined) throw new BankFailure(failure);
    return response.ok ? response : new Response(response.body, { status: 202, headers: response.headers });
  };
}
