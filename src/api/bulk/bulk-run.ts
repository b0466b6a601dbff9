import { type BankError, toBankError, withMessage } from '#src/api/messages/bank-error.ts';
import type { FormNote } from '#src/api/orders/form-note.ts';
import { byMark, createNotedOrder } from '#src/api/orders/noted-order.ts';
import type { Answer } from '#src/api/orders/order.ts';
import { endOf, type OrderEnd } from '#src/api/orders/order-end.ts';
import type { PartyArg } from '#src/api/store/bank-api.ts';
import type { AppThunk } from '#src/api/store/hooks.ts';
import { staleAfter } from '#src/api/store/stale.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import { digestOf } from '#src/kernel/digest.ts';
import type { BulkFile } from './bulk-file.ts';
import { identifiersCall } from './bulk-files.ts';
import {
  type BulkDraft,
  type BulkOrder,
  draftCall,
  type RowWarning,
  uploadCall,
  uploadStateOf,
} from './bulk-orders.ts';
import { bulkTexts, wordedRefusal } from './bulk-texts.ts';
import { fileCall } from './find-file.ts';

export type UploadOutcome = OrderEnd<
  | { readonly outcome: 'uploaded'; readonly id: string }
  /** Nothing is sent yet; called again, it is. */
  | { readonly outcome: 'warned'; readonly warnings: readonly RowWarning[] },
  { readonly id: string }
>;

const identifiersOf = uncachedQuery(identifiersCall);
const drafted = uncachedQuery(draftCall);
const uploaded = uncachedQuery(uploadCall);
const foundFile = uncachedQuery(fileCall);

/**
 * Sends one checked file, once the customer has seen which of its payments the bank will reject. However often it is called,
 * the file is uploaded once; in doubt the bank is only asked. Its note outlives the page.
 */
export function createUpload(order: BulkOrder, note: FormNote): AppThunk<() => Promise<UploadOutcome>> {
  return (dispatch) => {
    const { signal } = new AbortController();
    const { party, fileName, account } = order;
    let isWarned = false;
    const run = dispatch(
      createNotedOrder<BulkDraft, true>({
        noting: byMark({ note, mark: ({ id }) => digestOf(id) }),
        async draft(): Promise<Answer<BulkDraft>> {
          const known = await dispatch(identifiersOf({ party }, signal));
          if ('error' in known) return known;
          const mapping = known.data.find(({ partyId }) => partyId === account.customerId);
          if (mapping === undefined) return { error: noPermission() };
          const answer = await dispatch(drafted(order, signal));
          return 'error' in answer ? answer : { data: { ...answer.data, fileIdentifier: mapping.fileIdentifier } };
        },
        confirm: (draft, sentOnce) => dispatch(uploaded({ order, draft, sentOnce }, signal)),
        async lookUp({ id }) {
          const answer = await dispatch(foundFile({ party, id, fileName }, signal));
          return 'error' in answer ? answer : { data: uploadStateOf(answer.data) };
        },
        isVoid: () => true,
        stale: staleAfter.uploadBulkFile,
        words: {
          refused: wordedRefusal,
          notMade: (error) => withMessage(error, bulkTexts.notUploaded),
          unknown: bulkTexts.uploadUnknown,
        },
      }),
    );
    return async () => {
      const draft = await run.verify();
      if ('error' in draft) return { outcome: 'refused', error: wordedRefusal(draft.error) };
      const { id, warnings } = draft.data;
      if (warnings.length > 0 && !isWarned) {
        isWarned = true;
        return { outcome: 'warned', warnings };
      }
      const end = endOf(await run.confirm(), () => ({ outcome: 'uploaded' as const, id }));
      return end.outcome === 'unknown' ? { ...end, id } : end;
    };
  };
}

/** Reads a file without keeping the answer. A failure to read says nothing about the file. */
export function fileRead(arg: PartyArg & { readonly id: string }): AppThunk<Promise<BulkFile | undefined>> {
  return async (dispatch) => {
    const answer = await dispatch(foundFile(arg, new AbortController().signal));
    return 'error' in answer ? undefined : answer.data.file;
  };
}

function noPermission(): BankError {
  return toBankError({ kind: 'refusal', refusal: { status: 400, code: 'DIGX_AP_0012' } });
}
