import type { RequestHead } from '#sandbox/control/journal/journal.ts';
import type { SandboxControl } from './sandbox-control.ts';

/** Every call of that operation, oldest first, with or without an answer. */
export async function callsOf(sandbox: SandboxControl, operationId: string): Promise<readonly RequestHead[]> {
  const heads = await sandbox.journalHeads();
  return heads.filter(
    (head): head is RequestHead =>
      head.kind === 'request' && head.operationId === operationId && head.lateOf === undefined,
  );
}
