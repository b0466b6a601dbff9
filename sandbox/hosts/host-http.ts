import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { controlBase } from '#sandbox/control/methods.ts';
import type { WorldStore } from '#sandbox/store/world-store.ts';
import type { CallWatch } from './call-watch.ts';

/** Calls that concern the host, whatever its worlds. */

const paths = ['health', 'ready', 'metrics', 'backup'].map((name) => `${controlBase}/${name}`);

export function isAboutHost(pathname: string): boolean {
  return paths.includes(pathname);
}

export interface HostParts {
  readonly store: WorldStore;
  readonly watch: CallWatch;
  isClosing(): boolean;
}

export async function answerAboutHost({ store, watch, isClosing }: HostParts, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.method !== 'GET') {
    const reason = `${pathname} does not take ${request.method}.`;
    return Response.json({ reason, where: 'method', allowed: ['GET'] }, { status: 405 });
  }
  if (pathname.endsWith('/health')) return Response.json({ status: 'up' });
  if (pathname.endsWith('/metrics')) return watch.metrics();
  if (pathname.endsWith('/backup')) return backUp(store);
  if (isClosing()) return notReady('The bank is closing.');
  const problem = store.problem();
  return problem === undefined ? Response.json({ status: 'ready' }) : notReady(problem);
}

function notReady(reason: string): Response {
  return Response.json({ status: 'not-ready', reason }, { status: 503 });
}

/** The store as one SQLite file, as of now. */
async function backUp(store: WorldStore): Promise<Response> {
  const path = join(tmpdir(), `paddock-backup-${randomUUID()}.db`);
  try {
    store.backUpTo(path);
    return new Response(await readFile(path), {
      headers: {
        'content-type': 'application/vnd.sqlite3',
        'content-disposition': 'attachment; filename="bank.db"',
        'cache-control': 'no-store',
      },
    });
  } finally {
    await rm(path, { force: true });
  }
}
