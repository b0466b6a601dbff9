import workerUrl from '#src/features/transactions/files.worker.ts?worker&url';
import type { JoinWorker } from '#src/features/transactions/model/exports/join-away.ts';
import type { Joined, JoinRequest } from '#src/features/transactions/model/exports/join-files.ts';
import { scriptUrl } from '#src/kernel/script-url.ts';

export function startJoinWorker(): JoinWorker {
  return new Worker(scriptUrl(workerUrl), { type: 'module', name: 'paddock-files' });
}

/** Loaded only if needed: the worker has its own copy. */
export async function joinHere(request: JoinRequest): Promise<Joined> {
  return (await import('#src/features/transactions/model/exports/join-files.ts')).joinFiles(request);
}
