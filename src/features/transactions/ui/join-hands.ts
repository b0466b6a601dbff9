import { scriptUrl } from '#src/kernel/script-url.ts';
import workerUrl from '../files.worker.ts?worker&url';
import type { JoinWorker } from '../model/join-away.ts';
import type { Joined, JoinRequest } from '../model/join-files.ts';

/** Joins one download away from the page. */
export function startJoinWorker(): JoinWorker {
  return new Worker(scriptUrl(workerUrl), { type: 'module', name: 'paddock-files' });
}

/** Fetched only where it is needed: the worker has its own. */
export async function joinHere(request: JoinRequest): Promise<Joined> {
  return (await import('../model/join-files.ts')).joinFiles(request);
}
