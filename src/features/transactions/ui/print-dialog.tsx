import { FailureText } from '#src/banking/page/failure-text.tsx';
import {
  drawnCopy,
  type PrintPurpose,
  type PrintState,
  printCopy,
} from '#src/features/transactions/model/exports/print-copy.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { focusedFirst } from '#src/ui/fields/focused-first.ts';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import typography from '#src/ui/text/typography.module.css';
import type { ExportDialogProps } from './export-dialog-props.ts';
import { ExportBody } from './export-notes.tsx';
import styles from './export-progress.module.css';
import { PrintedTransactions } from './printed-transactions.tsx';
import { usePrint } from './use-print.ts';

/** Prints an account's transactions, or saves them as a PDF file that looks the same. */
export function PrintDialog({ account, listedFrom, onClose, ...now }: ExportDialogProps) {
  const { state, requested, isRunning, start, stop } = usePrint(account);
  const print = requested ?? now;
  const cancel = isRunning ? stop : onClose;
  const isDone = state.status === 'printing' || state.status === 'saved';

  function button(purpose: PrintPurpose, text: string) {
    const hasFailed = state.status === 'failed' && state.purpose === purpose;
    return (
      <Button
        {...(purpose === 'print' && { look: 'main', ref: focusedFirst })}
        busy={isRunning}
        onClick={() => start(purpose, print)}
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
          <Button onClick={cancel}>{isDone ? 'Close' : 'Cancel'}</Button>
          {button('pdf', 'Save as PDF')}
          {button('print', 'Print')}
        </>
      }
    >
      <ExportBody period={print.period} isFiltered={print.isFiltered} listedFrom={listedFrom}>
        <PrintProgress state={state} />
      </ExportBody>
      {state.status === 'printing' && <PrintedTransactions printed={state.document} />}
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
