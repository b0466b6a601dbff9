import { useEffect, useRef, useState } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import { clock } from '#src/api/environment/bank-clock.ts';
import { useAppDispatch, useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import type { TransactionList } from '#src/api/transactions/transaction.ts';
import { transactionsOfPeriodRead } from '#src/api/transactions/transactions.ts';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { saveFile } from '#src/banking/print/save-file.ts';
import { printFileName } from '#src/features/transactions/model/exports/period-file-name.ts';
import {
  brokenMessage,
  damagedMessage,
  mostRowsOnPaper,
  type PrintPurpose,
  type PrintState,
} from '#src/features/transactions/model/exports/print-copy.ts';
import { type PrintDocument, printDocument } from '#src/features/transactions/model/exports/print-document.ts';
import { newPieces, type Pieces } from '#src/features/transactions/model/fetch-pieces.ts';
import { fetchRows, rowsToPrint } from '#src/features/transactions/model/fetch-rows.ts';
import { type Filters, hidesRows } from '#src/features/transactions/model/transaction-filters.ts';
import workerUrl from '#src/features/transactions/pdf.worker.ts?worker&url';
import { inWorker } from '#src/kernel/in-worker.ts';
import type { Period } from '#src/rules/export-periods.ts';

interface ExportRequest {
  readonly period: Period;
  readonly filters: Filters;
  readonly isFiltered: boolean;
}

/** Fetches a period's transactions piece by piece, and prints them or makes a PDF file. Leaving cancels it. */
export function usePrint(account: Account) {
  const dispatch = useAppDispatch();
  const party = useAppSelector(selectActiveParty);
  const { bankName } = useRuntimeConfig();
  const [state, setState] = useState<PrintState>({ status: 'choosing' });
  const [requested, setAsked] = useState<ExportRequest>();
  const cached = useRef<Pieces<TransactionList>>(undefined);
  const running = useRef<AbortController>(undefined);

  // The dialog is gone, so nobody is waiting for the print.
  useEffect(() => () => running.current?.abort(), []);

  async function run(purpose: PrintPurpose, now: ExportRequest, signal: AbortSignal): Promise<PrintState | undefined> {
    const { period, filters, isFiltered } = now;
    const toFetch = { party, accountId: account.id, kind: account.kind, keyword: filters.keyword };
    const { outcome, fetched } = await fetchRows(cached.current ?? newPieces(period), {
      fetchPiece: (piece) => dispatch(transactionsOfPeriodRead({ ...toFetch, ...piece }, signal)),
      onPart(part, soFar) {
        cached.current = soFar;
        setState({ status: 'fetching', part, of: soFar.pieces.length });
      },
      signal,
    });
    if (outcome === undefined) return undefined;
    cached.current = fetched;
    if (outcome.status === 'failed') return { ...outcome, purpose };
    if (outcome.status === 'damaged') return { status: 'failed', message: damagedMessage(outcome.count), purpose };

    const rows = rowsToPrint(fetched, filters);
    const count = rows.length;
    if (count === 0) return { status: 'empty', isFiltered };
    if (purpose === 'print' && count > mostRowsOnPaper) return { status: 'too-many', count };
    const isPartial = hidesRows(filters);
    const document = printDocument({ bankName, account, period, isPartial, rows, madeAt: clock.businessNow() });
    if (purpose === 'print') return { status: 'printing', count, document };

    const of = document.pages.length;
    const onProgress = (pages: number) => setState({ status: 'drawing', pages, of });
    onProgress(0);
    // A worker draws it, so that the page never loads the PDF library.
    const asked = { request: document, onProgress, signal };
    const file = await inWorker<PrintDocument, Uint8Array<ArrayBuffer>, number>(workerUrl, asked);
    if (file === undefined) return undefined;
    const fileName = printFileName(account, period);
    saveFile(new Blob([file], { type: 'application/pdf' }), fileName);
    return { status: 'saved', fileName, count, pageCount: of };
  }

  async function start(purpose: PrintPurpose, now: ExportRequest) {
    if (running.current !== undefined) return;
    const controller = new AbortController();
    running.current = controller;
    setAsked(now);
    // No worker, out of memory, or a bug: the customer may try again or choose a shorter period.
    const ended = await run(purpose, now, controller.signal).catch(
      (): PrintState => ({ status: 'failed', message: brokenMessage, purpose }),
    );
    if (running.current !== controller) return;
    running.current = undefined;
    if (ended !== undefined) setState(ended);
  }

  return {
    state,
    /** The request behind the current state; undefined before the first. The list behind may keep loading meanwhile. */
    requested,
    isRunning: state.status === 'fetching' || state.status === 'drawing',
    start: (purpose: PrintPurpose, now: ExportRequest) => void start(purpose, now),
    stop() {
      running.current?.abort();
      running.current = undefined;
      setState({ status: 'stopped' });
    },
  };
}
