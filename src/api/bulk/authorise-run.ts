import { type BankError, withMessage } from '#src/api/messages/bank-error.ts';
import type { FormNote } from '#src/api/orders/form-note.ts';
import { byMark, createNotedOrder } from '#src/api/orders/noted-order.ts';
import { endOf, type OrderEnd } from '#src/api/orders/order-end.ts';
import type { AppThunk } from '#src/api/store/hooks.ts';
import { staleAfter } from '#src/api/store/stale.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import { omitUndefined } from '#src/api/wire/wire.ts';
import { digestOf } from '#src/kernel/digest.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { type AuthoriseArg, authorisationStateOf, authoriseCall, type BulkApproval } from './bulk-orders.ts';
import { bulkTexts, wordedRefusal } from './bulk-texts.ts';
import { fileCall } from './find-file.ts';

/** `againAt`: from then on it may be authorised again, where the service pays a file once however often that happens. */
export type AuthoriseOutcome = OrderEnd<{ readonly outcome: BulkApproval }, { readonly againAt?: Instant }>;

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
    const run = dispatch(
      createNotedOrder<string, BulkApproval>({
        noting: byMark({ note, mark: () => digestOf(id) }),
        draft: async () => ({ data: id }),
        confirm(_id, noted) {
          isAsked = isDoubted;
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
        lost: lostAt === undefined ? undefined : { draft: id, since: lostAt },
        stale: staleAfter.authoriseBulkFile,
        words: {
          refused: wordedRefusal,
          notMade(error) {
            // A firewall's page says whom to call.
            if (isWaiting && isBlocked(error)) return error;
            return withMessage(error, isWaiting ? bulkTexts.notAsked : bulkTexts.notAuthorised);
          },
          unknown: bulkTexts.authoriseUnknown,
        },
      }),
    );
    return async (again) => {
      await run.verify();
      const outcome = await (again === undefined ? run.confirm() : run.confirmAgain());
      isDoubted = outcome.outcome === 'unknown' && (isAsked || !isFactorNeeded);
      const end = endOf(outcome, (made) => ({ outcome: made }));
      return end.outcome === 'unknown' ? { ...end, ...omitUndefined({ againAt: run.confirmAgainAt() }) } : end;
    };
  };
}

function isBlocked(error: BankError): boolean {
  return error.kind === 'fault' && error.fault === 'page-blocked';
}
