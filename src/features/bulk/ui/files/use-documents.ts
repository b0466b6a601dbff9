import { useCallback, useEffect, useRef, useState } from 'react';
import { type BulkDocument, bulkDocumentDownloaded } from '#src/api/bulk/bulk-files.ts';
import { type BankError, toBankError } from '#src/api/messages/bank-error.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import { bytesOfBase64 } from '#src/kernel/base64.ts';
import type { PartyId } from '#src/kernel/ids.ts';

export type DocumentRead =
  | { readonly bytes: Uint8Array<ArrayBuffer>; readonly fileName: string }
  | { readonly error: BankError };

/** Fetches the documents of a file. Leaving the page cancels them. */
export function useDocuments(party: PartyId | false, id: string) {
  const dispatch = useAppDispatch();
  const [leaving] = useState(() => ({ controller: new AbortController() }));
  const isLeft = useRef(false);

  useEffect(() => {
    isLeft.current = false;
    if (leaving.controller.signal.aborted) leaving.controller = new AbortController();
    return () => {
      isLeft.current = true;
      leaving.controller.abort();
    };
  }, [leaving]);

  /** Undefined once the page is left. */
  const read = useCallback(
    async (type: BulkDocument): Promise<DocumentRead | undefined> => {
      const answer = await dispatch(bulkDocumentDownloaded({ party, id, type }, leaving.controller.signal));
      if (isLeft.current) return undefined;
      if ('error' in answer) return answer;
      const bytes = bytesOfBase64(answer.data.content);
      if (bytes === undefined) return { error: toBankError({ kind: 'fault', fault: 'unreadable' }) };
      return { bytes, fileName: answer.data.fileName };
    },
    [dispatch, party, id, leaving],
  );
  return read;
}
