import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, ordinaryUser } from '#tests/host/postgres-server.ts';

/** Undefined where PgBouncer is not installed. */
export const poolerProgram = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((path) => existsSync(path));

/** Three connections for all clients, each handed on after every transaction. */
export async function startPooler(database: string): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const { hostname, port, username, pathname } = new URL(database);
  const home = mkdtempSync(join(tmpdir(), 'paddock-pooler-'));
  const who = ordinaryUser();
  const own = await freePort();
  const settings = join(home, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${port} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
auth_type = any
pool_mode = transaction
default_pool_size = 3
unix_socket_dir =
`,
  );
  for (const path of who === undefined ? [] : [home, settings]) chownSync(path, who?.uid ?? 0, who?.gid ?? 0);
  const pooler = spawn(poolerProgram ?? '', [settings], { stdio: 'ignore', cwd: home, ...who });
  await untilOpen(own);
  return {
    url: `postgres://${username}@127.0.0.1:${own}${pathname}`,
    async stop() {
      const ended = once(pooler, 'exit');
      pooler.kill();
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function untilOpen(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise((told) => {
      socket.once('connect', () => told(true));
      socket.once('error', () => told(false));
    });
    socket.destroy();
    if (isOpen) return;
    await new Promise((wake) => setTimeout(wake, 50));
  }
  throw new Error('PgBouncer does not listen.');
}
