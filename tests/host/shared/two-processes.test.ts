import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BankProcess, bundleBank, kill, startBank } from '#tests/host/bank-process.ts';
import { type PostgresServer, postgresPrograms, startPostgres } from '#tests/host/postgres-server.ts';
import { runs } from '#tests/runs.ts';
import { problemsIn, type Seen } from './history.ts';

const world = 'shared';
const headers = { 'x-sandbox': world, 'content-type': 'application/json' };

describe.skipIf(postgresPrograms === undefined)('two processes of the bank (skipped: no PostgreSQL)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-shared-'));
  let server: PostgresServer;
  let store = '';
  const banks: BankProcess[] = [];

  beforeAll(async () => {
    bundleBank(folder);
    server = await startPostgres();
    store = await server.newDatabase();
  }, 120_000);

  afterAll(async () => {
    for (const bank of banks) await kill(bank);
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function started(port = 0): Promise<BankProcess> {
    const bank = await startBank(folder, store, port);
    banks.push(bank);
    return bank;
  }

  it('lose, double and reorder nothing answered when one is killed and the other paused', async () => {
    let one = await started();
    const two = await started();
    const history: Seen[] = [];
    const calls = runs(20, 60);
    let done = 0;
    let restarting: Promise<BankProcess> | undefined;

    async function client(name: number): Promise<void> {
      for (let turn = 0; turn < calls; turn += 1) {
        const { url } = name % 2 === 0 ? one : two;
        const isRead = turn % 5 === 4;
        const mark = `${name}-${turn}`;
        const from = performance.now();
        try {
          const path = isRead ? '/__sandbox/journal' : `/digx/v1/publicKey?mark=${mark}`;
          const answer = await fetch(url + path, { headers, signal: AbortSignal.timeout(20_000) });
          const text = await answer.text();
          const to = performance.now();
          if (answer.status === 503) throw new Error(text);
          if (isRead) history.push({ kind: 'read', marks: marksIn(text), from, to });
          else history.push({ kind: 'wrote', mark, from, to });
        } catch {
          if (!isRead) history.push({ kind: 'unknown', mark, from, to: performance.now() });
          await new Promise((wake) => setTimeout(wake, 50));
        }
        done += 1;
        if (done === 20) {
          one.process.kill('SIGKILL');
          restarting = started(one.port).then((bank) => (one = bank));
        }
        if (done === 40) {
          two.process.kill('SIGSTOP');
          setTimeout(() => two.process.kill('SIGCONT'), 1000);
        }
      }
    }
    await Promise.all([0, 1, 2, 3].map(client));
    await restarting;

    const fresh = await started();
    const asked = (bank: BankProcess, path: string) => fetch(`${bank.url}/__sandbox/${path}`, { headers });
    const inTheEnd = marksIn(await (await asked(fresh, 'journal')).text());
    expect(problemsIn(history, inTheEnd)).toEqual([]);
    expect(history.filter(({ kind }) => kind === 'wrote').length).toBeGreaterThan(calls);
    expect(await (await asked(fresh, 'invariants')).json()).toMatchObject({ broken: [] });
    const hashes = await Promise.all(
      [one, two, fresh].map(async (bank) => (await (await asked(bank, 'state')).json()).stateHash),
    );
    expect(new Set(hashes).size).toBe(1);
  }, 120_000);

  it('show in their metrics what happened between them, and leave backups to PostgreSQL', async () => {
    const bank = await started();
    const metrics = await (await fetch(`${bank.url}/__sandbox/metrics`)).text();
    expect(metrics).toMatch(/paddock_shared_store\{what="commits"\} \d/);
    const backup = await fetch(`${bank.url}/__sandbox/backup`);
    expect([backup.status, await backup.json()]).toEqual([
      409,
      expect.objectContaining({ reason: expect.stringContaining('PostgreSQL') }),
    ]);
    expect((await fetch(`${bank.url}/__sandbox/ready`)).status).toBe(200);
  }, 60_000);

  it('open no classes, which one process looks after, and say what to start instead', async () => {
    const bank = await started();
    const answer = await fetch(`${bank.url}/__sandbox/classes`);
    expect([answer.status, await answer.json()]).toEqual([
      409,
      expect.objectContaining({ reason: expect.stringContaining('Start a bank for them with --store') }),
    ]);
  }, 60_000);
});

function marksIn(journal: string): string[] {
  const { entries } = JSON.parse(journal) as { entries: { path: string }[] };
  return entries.flatMap(({ path }) => path.split('mark=')[1] ?? []);
}
