import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { postgresPrograms, startPostgres } from '#tests/host/postgres-server.ts';
import { call, evidence, smallProcess } from './small-process.ts';

describe.skipIf(postgresPrograms === undefined)('a backup of PostgreSQL (skipped: no PostgreSQL)', () => {
  it('made while the bank runs is restored with every world as it was', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'paddock-backup-'));
    const server = await startPostgres();
    const [url, elsewhere] = [await server.newDatabase(), await server.newDatabase()];
    const before = await smallProcess(url);
    try {
      await before.use('mine', ({ control }) => control.openSession('nell'));
      for (let turn = 0; turn < 210; turn += 1) await before.use('mine', (sandbox) => call(sandbox));
      const seen = await before.use('mine', evidence);
      const file = join(folder, 'bank.dump');
      const run = (name: string, args: string[]) => execFileSync(join(postgresPrograms ?? '', name), args);
      run('pg_dump', ['--format=custom', '--schema=paddock', `--file=${file}`, url]);
      await before.use('mine', (sandbox) => call(sandbox));
      run('pg_restore', [`--dbname=${elsewhere}`, file]);
      const after = await smallProcess(elsewhere);
      expect(await after.use('mine', evidence)).toEqual(seen);
      await after.use('mine', (sandbox) => call(sandbox));
      expect((await after.use('mine', evidence)).state.entries).toBe(seen.state.entries + 1);
      await after.store.close();
    } finally {
      await before.store.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }, 60_000);
});
