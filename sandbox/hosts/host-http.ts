import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { controlBase } from '#sandbox/control/methods.ts';
import type { Soon } from '#sandbox/store/store.ts';
import type { CallWatch } from './call-watch.ts';

/** Calls that concern the host, whatever its worlds. */

const paths = ['health', 'ready', 'metrics', 'backup'].map((name) => `${controlBase}/${name}`);

export function isAboutHost(pathname: string): boolean {
  return paths.includes(pathname);
}

/** What an operator asks of a store. */
export interface HostStore {
  /** Why nothing can be written now; undefined when it can. */
  problem(): Soon<string | undefined>;
  /** Left out where the store has tools of its own. */
  backUpTo?(path: string): void;
}

export interface HostParts {
  readonly store: HostStore;
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
  if (pathname.endsWith('/backup'))
    return store.backUpTo === undefined ? noBackup() : backUp(store.backUpTo.bind(store));
  if (isClosing()) return notReady('The bank is closing.');
  const problem = await store.problem();
  return problem === undefined ? Response.json({ status: 'ready' }) : notReady(problem);
}

function notReady(reason: string): Response {
  return Response.json({ status: 'not-ready', reason }, { status: 503 });
}

function noBackup(): Response {
  const reason = 'The worlds are in PostgreSQL, which has tools for it. They may be used while the bank runs.';
  const allowed = ['pg_dump --format=custom --schema=paddock <database>', 'pg_restore --dbname=<database> <file>'];
  return Response.json({ reason, where: 'store', allowed }, { status: 409 });
}

/** The store as one SQLite file, as of now. */
async function backUp(write: (path: string) => void): Promise<Response> {
  const path = join(tmpdir(), `paddock-backup-${randomUUID()}.db`);
  try {
    write(path);
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
