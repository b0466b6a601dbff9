import workerUrl from '#src/features/transactions/files.worker.ts?worker&url';
import type { Joined, JoinRequest } from '#src/features/transactions/model/exports/join-files.ts';
import type { JoinWorker } from '#src/features/transactions/model/exports/join-in-worker.ts';
import { scriptUrl } from '#src/kernel/script-url.ts';

export function startJoinWorker(): JoinWorker {
  return new Worker(scriptUrl(workerUrl), { type: 'module', name: 'paddock-files' });
}

/** Loaded only if needed: the worker has its own copy. */
export async function joinOnPage(request: JoinRequest): Promise<Joined> {
  return (await import('#src/features/transactions/model/exports/join-files.ts')).joinFiles(request);
}
