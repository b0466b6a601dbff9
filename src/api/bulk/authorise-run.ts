import type { BankError } from '#src/api/messages/bank-error.ts';
import type { FormNote } from '#src/api/orders/form-note.ts';
import { notedBy } from '#src/api/orders/noted-by.ts';
import { createOrder } from '#src/api/orders/order.ts';
import { bankApi } from '#src/api/store/bank-api.ts';
import type { AppThunk } from '#src/api/store/hooks.ts';
import { staleAfter } from '#src/api/store/stale.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import { omitUndefined } from '#src/api/wire/wire.ts';
import { digestOf } from '#src/kernel/digest.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { type AuthoriseArg, authorisationStateOf, authoriseCall, type BulkApproval } from './bulk-orders.ts';
import { failureOf, noteOutcome, orderRules } from './bulk-outcomes.ts';
import { bulkTexts } from './bulk-texts.ts';
import { fileCall } from './find-file.ts';

export type AuthoriseOutcome =
  | { readonly outcome: BulkApproval }
  | { readonly outcome: 'refused'; readonly error: BankError }
  /** `againAt`: from then on it may be authorised again, where the service pays a file once however often that happens. */
  | { readonly outcome: 'unknown'; readonly error: BankError; readonly againAt?: Instant };

/** While the outcome is unknown, the bank is only asked for it, unless the customer authorises it `again`. */
export type AuthoriseRun = (again?: 'again') => Promise<AuthoriseOutcome>;

const authorised = uncachedQuery(authoriseCall);
const foundFile = uncachedQuery(fileCall);

/**
 * Authorises one verified file, which is then paid once. A request that was lost before the PIN was asked for has paid
 * nothing and never will, so it leaves no note. `lostAt`: the page that sent the authorisation is gone.
 */
export function createAuthorisation(arg: AuthoriseArg, note: FormNote, lostAt?: Instant): AppThunk<AuthoriseRun> {
  return (dispatch) => {
    const { signal } = new AbortController();
    const { party, id, isFactorNeeded = false } = arg;
    let isDoubted = lostAt !== undefined;
    let isAsked = isDoubted;
    let isWaiting = false;
    const run = createOrder<{ readonly id: string }, BulkApproval>(
      {
        draft: async () => ({ data: { id } }),
        confirm: async () => {
          isAsked = isDoubted;
          const noted = notedBy(note, await digestOf(id));
          const sentOnce = {
            onSending: () => {
              if (isAsked || !isFactorNeeded) noted.onSending();
            },
            onChallenged: () => {
              isAsked = true;
              noted.onChallenged();
            },
          };
          return dispatch(authorised({ ...arg, sentOnce }, signal));
        },
        async lookUp() {
          const answer = await dispatch(foundFile({ party, id }, signal));
          if ('error' in answer) return answer;
          const state = authorisationStateOf(answer.data, isAsked);
          isWaiting = answer.data.file?.isOwnConfirmationDue ?? false;
          return { data: state };
        },
        onResolved: (_draft, outcome) => noteOutcome(note, outcome),
      },
      orderRules(),
      lostAt === undefined ? undefined : { draft: { id }, since: lostAt },
    );
    return async (again) => {
      await run.verify();
      const outcome = await (again === undefined ? run.confirm() : run.confirmAgain());
      dispatch(bankApi.util.invalidateTags([...staleAfter.authoriseBulkFile]));
      isDoubted = outcome.outcome === 'unknown' && (isAsked || !isFactorNeeded);
      if (outcome.outcome === 'made') return { outcome: outcome.made };
      // A firewall's page says whom to call.
      if (isWaiting && outcome.outcome === 'not-made' && isBlocked(outcome.error)) {
        return { outcome: 'refused', error: outcome.error };
      }
      const notMade = isWaiting ? bulkTexts.notAsked : bulkTexts.notAuthorised;
      const failure = failureOf(outcome, notMade, bulkTexts.authoriseUnknown);
      return failure.outcome === 'refused'
        ? failure
        : { ...failure, ...omitUndefined({ againAt: run.confirmAgainAt() }) };
    };
  };
}

function isBlocked(error: BankError): boolean {
  return error.kind === 'fault' && error.fault === 'page-blocked';
}
