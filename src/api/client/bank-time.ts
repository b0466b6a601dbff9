import type { Clock } from '#src/kernel/clock.ts';
import type { BankFetch } from './bank-fetch.ts';

/** The innermost layer: every answer, refusals included, updates the app's business time. */
export function bankTime(inner: BankFetch, clock: Pick<Clock, 'noteServerDate'>): BankFetch {
  return async (request, init) => {
    const response = await inner(request, init);
    clock.noteServerDate(response.headers.get('date'));
    return response;
  };
}
