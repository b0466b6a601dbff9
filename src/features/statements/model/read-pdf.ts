import type { BankError } from '#src/api/messages/bank-error.ts';
import { bytesOfBase64 } from '#src/kernel/base64.ts';

/** The file is not a PDF. Nothing was saved. */
export const damagedFile: BankError = {
  kind: 'fault',
  fault: 'unreadable',
  message: 'The file did not arrive complete, so nothing was saved. Please try again.',
};

const signature = '%PDF-';

/** Decodes a base64 PDF; undefined if it is not base64 or not a PDF. */
export function readPdf(content: string): Blob | undefined {
  const bytes = bytesOfBase64(content);
  if (bytes === undefined || String.fromCharCode(...bytes.subarray(0, signature.length)) !== signature)
    return undefined;
  return new Blob([bytes], { type: 'application/pdf' });
}
