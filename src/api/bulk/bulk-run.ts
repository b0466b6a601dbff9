import type { SentOnce } from '#src/api/client/nonce.ts';
import { type BankError, toBankError, withMessage } from '#src/api/messages/bank-error.ts';
import { fillText } from '#src/api/messages/fault-texts.ts';
import { type Answer, createOrder, type OrderOutcome } from '#src/api/orders/order.ts';
import type { FormNote } from '#src/api/orders/order-notes.ts';
import { bankApi, type PartyArg } from '#src/api/store/bank-api.ts';
import type { AppThunk } from '#src/api/store/hooks.ts';
import { staleAfter } from '#src/api/store/stale.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import { clock } from '#src/api/wire/clock.ts';
import { runtimeConfig } from '#src/api/wire/runtime-config.ts';
import { omitUndefined } from '#src/api/wire/wire.ts';
import { digestOf } from '#src/kernel/digest.ts';
import type { Instant } from '#src/kernel/instant.ts';
import type { BulkFile } from './bulk-file.ts';
import { fileCall, identifiersCall } from './bulk-files.ts';
import {
  type AuthoriseArg,
  authorisationStateOf,
  authoriseCall,
  type BulkApproval,
  type BulkDraft,
  type BulkOrder,
  draftCall,
  uploadCall,
  uploadStateOf,
} from './bulk-orders.ts';
import { bulkTexts } from './bulk-texts.ts';

export type UploadOutcome =
  | { readonly outcome: 'uploaded'; readonly id: string }
  | { readonly outcome: 'refused'; readonly error: BankError }
  | { readonly outcome: 'unknown'; readonly error: BankError; readonly id: string };

export type AuthoriseOutcome =
  | { readonly outcome: BulkApproval }
  | { readonly outcome: 'refused'; readonly error: BankError }
  /** `againAt`: from then on it may be authorised again, where the service pays a file once however often that happens. */
  | { readonly outcome: 'unknown'; readonly error: BankError; readonly againAt?: Instant };

/** While the outcome is unknown, the bank is only asked for it, unless the customer authorises it `again`. */
export type AuthoriseRun = (again?: 'again') => Promise<AuthoriseOutcome>;

const identifiersOf = uncachedQuery(identifiersCall);
const drafted = uncachedQuery(draftCall);
const uploaded = uncachedQuery(uploadCall);
const authorised = uncachedQuery(authoriseCall);
const foundFile = uncachedQuery(fileCall);

const rules = () => ({
  now: () => clock.businessNow(),
  confirmsIdempotently: runtimeConfig().confirmsIdempotently,
});

/**
 * Sends one checked file. However often it is called, the file is uploaded once; in doubt the bank is only asked. Its note
 * outlives the page.
 */
export function createUpload(order: BulkOrder, note: FormNote): AppThunk<() => Promise<UploadOutcome>> {
  return (dispatch) => {
    const { signal } = new AbortController();
    const { party, fileName, account } = order;
    const run = createOrder<BulkDraft, true>(
      {
        async draft(): Promise<Answer<BulkDraft>> {
          const known = await dispatch(identifiersOf({ party }, signal));
          if ('error' in known) return known;
          const mapping = known.data.find(({ partyId }) => partyId === account.customerId);
          if (mapping === undefined) return { error: noPermission() };
          const answer = await dispatch(drafted(order, signal));
          return 'error' in answer ? answer : { data: { id: answer.data, fileIdentifier: mapping.fileIdentifier } };
        },
        confirm: async (draft) => {
          const sentOnce = notedBy(note, await digestOf(draft.id));
          return dispatch(uploaded({ order, draft, sentOnce }, signal));
        },
        async lookUp({ id }) {
          const answer = await dispatch(foundFile({ party, id, fileName }, signal));
          return 'error' in answer ? answer : { data: uploadStateOf(answer.data) };
        },
        isVoid: () => true,
        onResolved: (_draft, outcome) => noteOutcome(note, outcome),
      },
      rules(),
    );
    return async () => {
      const draft = await run.verify();
      if ('error' in draft) return { outcome: 'refused', error: draft.error };
      const { id } = draft.data;
      const outcome = await run.confirm();
      dispatch(bankApi.util.invalidateTags([...staleAfter.uploadBulkFile]));
      if (outcome.outcome === 'made') return { outcome: 'uploaded', id };
      const { error } = failureOf(outcome, bulkTexts.notUploaded, bulkTexts.uploadUnknown);
      return outcome.outcome === 'unknown' ? { outcome: 'unknown', error, id } : { outcome: 'refused', error };
    };
  };
}

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
              if (!isDoubted) noted.onChallenged();
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
      rules(),
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

/** Nothing is in doubt while the bank waits for a code. */
function notedBy(note: FormNote, mark: string | undefined): SentOnce {
  return {
    onSending: () => note.sending({ before: 0, ...omitUndefined({ mark }) }),
    onChallenged: note.forgotten,
  };
}

function noteOutcome(note: FormNote, { outcome }: { readonly outcome: 'made' | 'refused' | 'not-made' }): void {
  note.resolved(outcome === 'made' ? 'made' : 'not-made');
}

/** Reads a file without keeping the answer. A failure to read says nothing about the file. */
export function fileRead(arg: PartyArg & { readonly id: string }): AppThunk<Promise<BulkFile | undefined>> {
  return async (dispatch) => {
    const answer = await dispatch(foundFile(arg, new AbortController().signal));
    return 'error' in answer ? undefined : answer.data.file;
  };
}

function failureOf(
  outcome: Exclude<OrderOutcome<unknown>, { readonly outcome: 'made' }>,
  notMade: string,
  unknown: string,
): { readonly outcome: 'refused' | 'unknown'; readonly error: BankError } {
  if (outcome.outcome === 'refused') return outcome;
  if (outcome.outcome === 'not-made') return { outcome: 'refused', error: withMessage(outcome.error, notMade) };
  return { outcome: 'unknown', error: withMessage(outcome.error, fillText(unknown)) };
}

function isBlocked(error: BankError): boolean {
  return error.kind === 'fault' && error.fault === 'page-blocked';
}

function noPermission(): BankError {
  return toBankError({ kind: 'refusal', refusal: { status: 400, code: 'DIGX_AP_0012' } });
}
