import { type MarkedNote, marksIn } from '#src/api/orders/ledger.ts';
import { resolveNotes, type Standing } from '#src/api/orders/resolve-notes.ts';
import { ownCustomerMark } from '#src/api/profile/customer-mark.ts';
import { bankApi } from '#src/api/store/bank-api.ts';
import type { AppThunk } from '#src/api/store/hooks.ts';
import { staleAfter } from '#src/api/store/stale.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import { accountMark, asEntered, payeeMark } from './payee-marks.ts';
import { payeesCall } from './payees.ts';

const payeesOf = uncachedQuery(payeesCall);

/** Reads the list of payees for all these payees and changes; sends nothing. */
export function lookUpPayees(notes: readonly MarkedNote[]): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const startedAt = performance.now();
    // The entity was not kept, so all are asked.
    const answer = await dispatch(payeesOf({ party: false }, new AbortController().signal));
    if ('error' in answer) return;
    const { payees, damagedCount } = answer.data;
    const settled = payees.filter(({ status }) => status !== 'INI');
    const accounts = await Promise.all(settled.map(accountMark));
    const looks = await Promise.all(settled.map((payee) => payeeMark(asEntered(payee))));
    const own = damagedCount === 0 ? await dispatch(ownCustomerMark()) : undefined;
    const isAnyResolved = resolveNotes(notes, startedAt, ({ kind, mark }) => {
      const [first, second] = marksIn(mark);
      if (kind === 'payee') return standingOf(accounts.includes(first), own !== undefined && own === second);
      return standingOf(looks.includes(first), looks.includes(second));
    });
    if (isAnyResolved) dispatch(bankApi.util.invalidateTags([...staleAfter.confirmPayee]));
  };
}

/** A list without it proves something only if it is the list of the customer who sent it. */
function standingOf(isThere: boolean, isOwnList: boolean): Standing {
  if (isThere) return 'made';
  return isOwnList ? 'missing' : 'unclear';
}
