import { useEffect, useRef, useState } from 'react';
import { makePdf } from '#src/banking/print/make-pdf.ts';
import { saveFile } from '#src/banking/print/save-file.ts';
import { type Receipt, type ReceiptDocument, receiptFileName } from './receipt.ts';
import { startReceiptPrinter } from './start-receipt-printer.ts';

export type EReceiptState =
  | { readonly is: 'offered' }
  | { readonly is: 'making' }
  | { readonly is: 'saved'; readonly fileName: string }
  | { readonly is: 'failed' };

/** Makes the file and saves it. Leaving cancels it. */
export function useEReceiptFile(receipt: Receipt, document: ReceiptDocument) {
  const [state, setState] = useState<EReceiptState>({ is: 'offered' });
  const running = useRef<AbortController>(undefined);

  // The dialog is gone, so nobody is waiting for the file.
  useEffect(() => () => running.current?.abort(), []);

  async function make() {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState({ is: 'making' });
    const file = await makePdf({ document, startWorker: startReceiptPrinter, onDrawn() {}, signal });
    if (signal.aborted) return;
    if (file === undefined) return setState({ is: 'failed' });
    const fileName = receiptFileName(receipt);
    saveFile(new Blob([file], { type: 'application/pdf' }), fileName);
    setState({ is: 'saved', fileName });
  }

  return { state, make: () => void make() };
}
