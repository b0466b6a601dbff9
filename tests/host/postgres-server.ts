import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';

/** The folder of PostgreSQL's programs, of version 15 or later; undefined where there is none. */
export const postgresPrograms = foundPrograms();

/** A server of the test's own, on a free port of the loopback, in a temporary folder. */
export interface PostgresServer {
  readonly port: number;
  /** Makes an empty database, and gives its address. @param folder where its tables are to be, beside those of the others. */
  newDatabase(folder?: string): Promise<string>;
  /** Ends it without warning, all its processes with it, and starts it again. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * @param isQuick leaves out what only a power cut would show.
 * @throws Error where there is none, with what to do.
 */
export async function startPostgres(isQuick = true): Promise<PostgresServer> {
  if (postgresPrograms === undefined) {
    throw new Error('There is no PostgreSQL 15 or later here. Install it: apt-get install postgresql');
  }
  const home = mkdtempSync(join(tmpdir(), 'paddock-postgres-'));
  const who = ordinaryUser();
  if (who !== undefined) chownSync(home, who.uid, who.gid);
  const data = join(home, 'data');
  const init = ['-D', data, '-U', 'paddock', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  execFileSync(program('initdb'), init, { stdio: 'pipe', cwd: home, ...who });
  const port = await freePort();
  const url = `postgres://paddock@127.0.0.1:${port}`;
  let server = await run();
  let made = 0;

  async function run(): Promise<ChildProcess> {
    const settings = ['-h', '127.0.0.1', '-p', String(port), '-k', home, '-c', 'max_connections=120'];
    // What a killed server has written is in the system's memory; only a power cut would lose it.
    const quick = isQuick ? ['-c', 'fsync=off', '-c', 'shared_buffers=32MB'] : [];
    const child = spawn(program('postgres'), ['-D', data, ...settings, ...quick], {
      stdio: 'ignore',
      cwd: home,
      ...who,
    });
    for (let attempt = 0; ; attempt += 1) {
      const sql = postgres(`${url}/postgres`, { max: 1, connect_timeout: 1, onnotice: () => {} });
      try {
        await sql`SELECT 1`;
        return child;
      } catch (failure) {
        if (attempt > 200 || child.exitCode !== null) throw failure;
        await new Promise((wake) => setTimeout(wake, 50));
      } finally {
        await sql.end({ timeout: 0 });
      }
    }
  }

  async function end(signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const children = signal === 'SIGKILL' ? childrenOf(server.pid) : [];
    const ended = once(server, 'exit');
    server.kill(signal);
    for (const pid of children) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    }
    await ended;
  }

  return {
    port,
    async newDatabase(folder) {
      made += 1;
      const sql = postgres(`${url}/postgres`, { max: 1 });
      if (folder !== undefined) {
        if (who !== undefined) chownSync(folder, who.uid, who.gid);
        await sql.unsafe(`CREATE TABLESPACE space_${made} LOCATION '${folder}'`);
      }
      const where = folder === undefined ? '' : ` TABLESPACE space_${made}`;
      await sql.unsafe(`CREATE DATABASE test_${made}${where}`);
      await sql.end();
      return `${url}/test_${made}`;
    },
    async killAndRestart() {
      await end('SIGKILL');
      server = await run();
    },
    async stop() {
      await end('SIGINT');
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function foundPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : [];
  const folders = versions.toSorted((left, right) => right - left).filter((version) => version >= 15);
  const places = [
    ...folders.map((version) => join(debian, String(version), 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  const needed = ['initdb', 'postgres', 'pg_dump', 'pg_restore'];
  return places.find((place) => needed.every((name) => existsSync(join(place, name))));
}

function program(name: string): string {
  return join(postgresPrograms ?? '', name);
}

/** Neither PostgreSQL nor a pooler runs as root. */
export function ordinaryUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const ids = (which: string) => Number(execFileSync('id', [which, 'nobody'], { encoding: 'utf8' }));
  return { uid: ids('-u'), gid: ids('-g') };
}

function childrenOf(pid: number | undefined): number[] {
  const listed = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return listed
    .split('\n')
    .map(Number)
    .filter((child) => child > 0);
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
