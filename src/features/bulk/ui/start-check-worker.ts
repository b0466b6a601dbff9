import workerUrl from '#src/features/bulk/check-file.worker.ts?worker&url';
import type { CheckWorker } from '#src/features/bulk/model/reading/check-in-worker.ts';
import { scriptUrl } from '#src/kernel/script-url.ts';

export function startCheckWorker(): CheckWorker {
  return new Worker(scriptUrl(workerUrl), { type: 'module', name: 'paddock-bulk' });
}
