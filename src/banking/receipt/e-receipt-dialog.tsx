import { Button } from '#src/ui/buttons/button.tsx';
import { focusedFirst } from '#src/ui/fields/focused-first.ts';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import styles from './e-receipt-dialog.module.css';
import type { Receipt, ReceiptDocument } from './receipt.ts';
import { type EReceiptState, useEReceiptFile } from './use-e-receipt-file.ts';

export interface EReceiptProps {
  readonly receipt: Receipt;
  readonly document: ReceiptDocument;
  readonly onClose: () => void;
}

export function EReceiptDialog({ receipt, document, onClose }: EReceiptProps) {
  const { state, make } = useEReceiptFile(receipt, document);
  return (
    <Dialog
      title="Download eReceipt"
      wide
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{state.is === 'saved' ? 'Close' : 'Cancel'}</Button>
          <Button ref={focusedFirst} look="main" busy={state.is === 'making'} onClick={make}>
            {state.is === 'failed' ? 'Try again' : 'Download PDF'}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p>A PDF copy of this receipt.</p>
        <p>
          <strong>On Android:</strong> the file is saved in the Downloads folder of your device, and opens from the
          Files app. If it is not there, allow your browser to save files and try again.
        </p>
        <p>
          <strong>On iPhone and iPad:</strong> choose to download when asked. The file is in Downloads in the Files app.
        </p>
        {state.is === 'failed' && (
          <Notice tone="alert">
            <p>
              The file could not be made on this device, and nothing was saved. Please check your internet connection
              and try again, or print the receipt instead.
            </p>
          </Notice>
        )}
        <p role="status" className={styles.words}>
          {wordsOf(state)}
        </p>
        {state.is === 'making' && <progress aria-label="Making the PDF" className={styles.bar} />}
      </div>
    </Dialog>
  );
}

/** Failures are shown elsewhere. */
function wordsOf(state: EReceiptState): string {
  switch (state.is) {
    case 'offered':
    case 'failed':
      return '';
    case 'making':
      return 'Making the PDF…';
    case 'saved':
      return `Saved ${state.fileName}.`;
    default:
      return state satisfies never;
  }
}
