import { useEffect, useRef, useState } from 'react';
import { saveFile } from '#src/banking/print/save-file.ts';
import { inWorker } from '#src/kernel/in-worker.ts';
import { type Receipt, type ReceiptDocument, receiptFileName } from './receipt.ts';
import workerUrl from './receipt-pdf.worker.ts?worker&url';

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
    const making = inWorker<ReceiptDocument, Uint8Array<ArrayBuffer>, number>(workerUrl, { request: document, signal });
    const file = await making.catch(() => 'failed' as const);
    if (file === undefined) return;
    if (file === 'failed') return setState({ is: 'failed' });
    const fileName = receiptFileName(receipt);
    saveFile(new Blob([file], { type: 'application/pdf' }), fileName);
    setState({ is: 'saved', fileName });
  }

  return { state, make: () => void make() };
}
