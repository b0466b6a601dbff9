import type { DownloadedFile } from '#src/api/client/downloaded-file.ts';
import type { BankError } from '#src/api/messages/bank-error.ts';
import type { StatementItem } from '#src/api/statements/statement.ts';
import { safeFileName } from '#src/banking/print/save-file.ts';
import type { DownloadStep } from './downloads.ts';
import { damagedFile, readPdf } from './read-pdf.ts';

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
    return dependencies.signal.aborted ? undefined : { is: 'failed', statement, error: brokenError };
  }
}

async function savedStep(
  statement: StatementItem,
  { ask, save, signal }: StepDependencies,
): Promise<DownloadStep | undefined> {
  const answer = await ask();
  if (signal.aborted) return undefined;
  if ('error' in answer) return { is: 'failed', statement, error: answer.error };
  const pdf = readPdf(answer.data.content);
  if (pdf === undefined) return { is: 'failed', statement, error: damagedFile };
  const fileName = safeFileName(answer.data.fileName, '.pdf');
  save(pdf, fileName);
  return { is: 'saved', statement, fileName };
}
