import { BankFailure } from '#src/api/wire/failure.ts';
import type { BankFetch } from './bank-fetch.ts';
import { failureIn } from './read-answer.ts';

/**
 * The outermost layer: throws a BankFailure unless the request succeeded. An approval answered with an error status is
 * given the status of newer releases.
 */
export function refusal(inner: BankFetch): BankFetch {
  return async (request) => {
    const response = await inner(request);
    const failure = await failureIn(response);
    if (failure !== undefined) throw new BankFailure(failure);
    return response.ok ? response : new Response(response.body, { status: 202, headers: response.headers });
  };
}
