import workerUrl from '#src/features/bulk/check-file.worker.ts?worker&url';
import type { FileChecked, FileToCheck, Progress } from '#src/features/bulk/model/reading/check-file.ts';
import { inWorker } from '#src/kernel/in-worker.ts';

/** A file that takes longer than this to read is not an ordinary file of payments. */
const longestMs = 20_000;

const unreadable: FileChecked = {
  outcome: 'refused',
  messages: ['This file could not be read. Please save it again as .csv and retry.'],
};

/** Checks a file in a worker. Undefined once cancelled. */
export function checkInWorker(
  request: FileToCheck,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<FileChecked | undefined> {
  const asked = { request, onProgress, signal, longestMs, onPage: checkOnPage };
  return inWorker<FileToCheck, FileChecked, Progress>(workerUrl, asked).catch(() => unreadable);
}

/** Loaded only if needed: the worker has its own copy. */
async function checkOnPage(request: FileToCheck, onProgress: (progress: Progress) => void): Promise<FileChecked> {
  return (await import('#src/features/bulk/model/reading/check-file.ts')).checkFile(request, onProgress);
}
