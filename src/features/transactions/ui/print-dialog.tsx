import { useState } from 'react';
import { FailureText } from '#src/banking/page/failure-text.tsx';
import {
  drawnCopy,
  filesCopy,
  type PrintPurpose,
  type PrintState,
  printCopy,
} from '#src/features/transactions/model/exports/print-copy.ts';
import { sixMonthPieces } from '#src/rules/export-periods.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { focusedFirst } from '#src/ui/fields/focused-first.ts';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import typography from '#src/ui/text/typography.module.css';
import { DownloadProgress } from './download-progress.tsx';
import type { ExportDialogProps } from './export-dialog-props.ts';
import { ExportBody } from './export-notes.tsx';
import styles from './export-progress.module.css';
import { PrintedTransactions } from './printed-transactions.tsx';
import { useDownload } from './use-download.ts';
import { usePrint } from './use-print.ts';

/**
 * Prints an account's transactions, or saves them as PDF: the file that Download fetches, or for an account without files one
 * that looks the same.
 */
export function PrintDialog({ account, listedFrom, hasFiles, onClose, ...now }: ExportDialogProps) {
  const printing = usePrint(account);
  const file = useDownload(account);
  const [purpose, setPurpose] = useState<PrintPurpose>('print');
  const isFile = hasFiles && purpose === 'pdf';
  const { state, isRunning, stop } = isFile ? file : printing;
  const request = printing.requested ?? file.requested ?? now;
  const cancel = isRunning ? stop : onClose;
  const isDone = state.status === 'printing' || state.status === 'saved';
  const pieceCount = sixMonthPieces(request.period).length;

  function start(wanted: PrintPurpose) {
    setPurpose(wanted);
    if (hasFiles && wanted === 'pdf') file.start({ ...request, format: 'pdf' });
    else printing.start(wanted, request);
  }
  function button(wanted: PrintPurpose, text: string) {
    const hasFailed = state.status === 'failed' && wanted === purpose;
    return (
      <Button
        {...(wanted === 'print' && { look: 'main', ref: focusedFirst })}
        busy={isRunning}
        onClick={() => start(wanted)}
      >
        {hasFailed ? 'Try again' : text}
      </Button>
    );
  }

  return (
    <Dialog
      title="Print Transactions"
      wide
      onClose={cancel}
      actions={
        <>
          <Button look="quiet" onClick={cancel}>
            {isDone ? 'Close' : 'Cancel'}
          </Button>
          {button('pdf', 'Save as PDF')}
          {button('print', 'Print')}
        </>
      }
    >
      <ExportBody period={request.period} isFiltered={request.isFiltered} listedFrom={listedFrom}>
        {hasFiles && pieceCount > 1 && <p className={typography.note}>{filesCopy(pieceCount)}</p>}
        {isFile ? <DownloadProgress state={file.state} /> : <PrintProgress state={printing.state} />}
      </ExportBody>
      {!isFile && printing.state.status === 'printing' && <PrintedTransactions printed={printing.state.document} />}
    </Dialog>
  );
}

function PrintProgress({ state }: { readonly state: PrintState }) {
  return (
    <div className={styles.progress}>
      {state.status === 'failed' && (
        <Notice tone="alert">
          <FailureText error={state}>
            <p>Nothing was printed or saved. Try again, or cancel.</p>
          </FailureText>
        </Notice>
      )}
      <p role="status" className={styles.words}>
        {printCopy(state)}
      </p>
      {state.status === 'fetching' && (
        <progress
          aria-label="Fetching"
          className={styles.bar}
          max={state.of}
          // One part of one shows no progress.
          value={state.of === 1 ? undefined : state.part - 1}
        />
      )}
      {state.status === 'drawing' && (
        <>
          <progress aria-label="Making the PDF" className={styles.bar} max={state.of} value={state.pages} />
          <p className={typography.note}>{drawnCopy(state)}</p>
        </>
      )}
    </div>
  );
}
