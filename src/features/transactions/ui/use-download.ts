import { useEffect, useState } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import { useAppDispatch, useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { transactionFileDownloaded } from '#src/api/transactions/transaction-files.ts';
import { saveFile } from '#src/banking/print/save-file.ts';
import workerUrl from '#src/features/transactions/files.worker.ts?worker&url';
import {
  createDownloadController,
  type DownloadDependencies,
  type ExportRequest,
} from '#src/features/transactions/model/exports/download-controller.ts';
import type { DownloadState } from '#src/features/transactions/model/exports/download-copy.ts';
import type { Joined, JoinRequest } from '#src/features/transactions/model/exports/join-files.ts';
import { inWorker } from '#src/kernel/in-worker.ts';

/** Fetches and saves the file of an account's transactions. Leaving cancels it. */
export function useDownload(account: Account) {
  const dispatch = useAppDispatch();
  const party = useAppSelector(selectActiveParty);
  const [state, setState] = useState<DownloadState>({ status: 'choosing' });
  const [requested, setAsked] = useState<ExportRequest>();
  const [controller] = useState(() => createDownloadController(setState));
  const isRunning = state.status === 'fetching' || state.status === 'joining';

  // The dialog is gone, so nobody is waiting for the file.
  useEffect(() => () => controller.leave(), [controller]);

  function dependenciesFor({ format, filters }: ExportRequest): DownloadDependencies {
    const { keyword, flag, min, max, tags: categories } = filters;
    const toFetch = { party, accountId: account.id, format, filters: { keyword, flag, min, max, categories } };
    return {
      // All that the worker needs.
      account: { accountNumber: account.accountNumber },
      fetchPiece: (piece, signal) => dispatch(transactionFileDownloaded({ ...toFetch, ...piece }, signal)),
      join: (request, signal) => inWorker(workerUrl, { request, signal, onPage: joinOnPage }),
      save: saveFile,
    };
  }

  return {
    state,
    /** The request behind the current state; undefined before the first. */
    requested: state.status === 'choosing' ? undefined : requested,
    isRunning,
    start(now: ExportRequest) {
      if (isRunning) return;
      setAsked(now);
      void controller.start(now, dependenciesFor(now));
    },
    stop: controller.stop,
    /** Another format was chosen, so the message no longer applies. */
    forget: () => setState({ status: 'choosing' }),
  };
}

/** Loaded only if needed: the worker has its own copy. */
async function joinOnPage(request: JoinRequest): Promise<Joined> {
  return (await import('#src/features/transactions/model/exports/join-files.ts')).joinFiles(request);
}
