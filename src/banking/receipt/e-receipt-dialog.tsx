import { useEffect, useId, useRef, useState } from 'react';
import { saveFile } from '#src/banking/print/save-file.ts';
import { inWorker } from '#src/kernel/in-worker.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { DisclosureButton } from '#src/ui/buttons/disclosure-button.tsx';
import { focusedFirst } from '#src/ui/fields/focused-first.ts';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import styles from './e-receipt-dialog.module.css';
import { type Receipt, type ReceiptDocument, receiptFileName } from './receipt.ts';
import workerUrl from './receipt-pdf.worker.ts?worker&url';

export interface EReceiptProps {
  readonly receipt: Receipt;
  readonly document: ReceiptDocument;
  readonly onClose: () => void;
}

export function EReceiptDialog({ receipt, document, onClose }: EReceiptProps) {
  const { state, make } = useEReceiptFile(receipt, document);
  const notesId = useId();
  const [isPhone, setPhone] = useState(() => matchMedia('(pointer: coarse)').matches);
  return (
    <Dialog
      title="Download eReceipt"
      wide
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{state.status === 'saved' ? 'Close' : 'Cancel'}</Button>
          <Button ref={focusedFirst} look="main" busy={state.status === 'making'} onClick={make}>
            {state.status === 'failed' ? 'Try again' : 'Download PDF'}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p>A PDF copy of this receipt.</p>
        <DisclosureButton open={isPhone} controls={notesId} onToggle={() => setPhone(!isPhone)}>
          On a phone or tablet
        </DisclosureButton>
        <div id={notesId} hidden={!isPhone} className={styles.notes}>
          <p>
            <strong>On Android:</strong> the file is saved in the Downloads folder of your device, and opens from the
            Files app. If it is not there, allow your browser to save files and try again.
          </p>
          <p>
            <strong>On iPhone and iPad:</strong> choose to download when asked. The file is in Downloads in the Files
            app.
          </p>
        </div>
        {state.status === 'failed' && (
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
        {state.status === 'making' && <progress aria-label="Making the PDF" className={styles.bar} />}
      </div>
    </Dialog>
  );
}

/** Failures are shown elsewhere. */
function wordsOf(state: EReceiptState): string {
  switch (state.status) {
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

type EReceiptState =
  | { readonly status: 'offered' }
  | { readonly status: 'making' }
  | { readonly status: 'saved'; readonly fileName: string }
  | { readonly status: 'failed' };

/** Makes the file and saves it. Leaving cancels it. */
function useEReceiptFile(receipt: Receipt, document: ReceiptDocument) {
  const [state, setState] = useState<EReceiptState>({ status: 'offered' });
  const running = useRef<AbortController>(undefined);

  // The dialog is gone, so nobody is waiting for the file.
  useEffect(() => () => running.current?.abort(), []);

  async function make() {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState({ status: 'making' });
    const making = inWorker<ReceiptDocument, Uint8Array<ArrayBuffer>, number>(workerUrl, { request: document, signal });
    const file = await making.catch(() => 'failed' as const);
    if (file === undefined) return;
    if (file === 'failed') return setState({ status: 'failed' });
    const fileName = receiptFileName(receipt);
    saveFile(new Blob([file], { type: 'application/pdf' }), fileName);
    setState({ status: 'saved', fileName });
  }

  return { state, make: () => void make() };
}
