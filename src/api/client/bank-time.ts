import type { Clock } from '#src/kernel/clock.ts';
import type { BankFetch } from './bank-fetch.ts';

/** The innermost layer: every answer, the refused ones included, tells the app what time it is at the bank. */
export function bankTime(inner: BankFetch, clock: Pick<Clock, 'noteServerDate'>): BankFetch {
  return async (request, init) => {
    const response = await inner(request, init);
    clock.noteServerDate(response.headers.get('date'));
    return response;
  };
}
