import type { DownloadedFile } from '#src/api/client/downloaded-file.ts';
import type { BankError } from '#src/api/messages/bank-error.ts';
import type { StatementItem } from '#src/api/statements/statement.ts';
import { safeFileName } from '#src/banking/print/save-file.ts';
import { bytesOfBase64 } from '#src/kernel/base64.ts';
import type { DownloadStep } from './downloads.ts';

export interface StepDependencies {
  ask(): Promise<{ readonly data: DownloadedFile } | { readonly error: BankError }>;
  save(content: Blob, fileName: string): void;
  readonly signal: AbortSignal;
}

/** For failures on the device: out of memory, or a bug. */
const brokenError: BankError = {
  kind: 'fault',
  fault: 'unreadable',
  message: 'The file could not be saved on this device. Please try again.',
};

/** Fetches and saves one statement, and always returns an outcome; undefined if cancelled. */
export async function downloadStep(
  statement: StatementItem,
  dependencies: StepDependencies,
): Promise<DownloadStep | undefined> {
  try {
    return await savedStep(statement, dependencies);
  } catch {
    return dependencies.signal.aborted ? undefined : { status: 'failed', statement, error: brokenError };
  }
}

async function savedStep(
  statement: StatementItem,
  { ask, save, signal }: StepDependencies,
): Promise<DownloadStep | undefined> {
  const answer = await ask();
  if (signal.aborted) return undefined;
  if ('error' in answer) return { status: 'failed', statement, error: answer.error };
  const pdf = readPdf(answer.data.content);
  if (pdf === undefined) return { status: 'failed', statement, error: damagedFile };
  const fileName = safeFileName(answer.data.fileName, '.pdf');
  save(pdf, fileName);
  return { status: 'saved', statement, fileName };
}

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
