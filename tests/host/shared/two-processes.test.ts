import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nginxProgram, startBalancer } from '#tests/deploy/run-nginx.ts';
import { type BankProcess, bundleBank, kill, startBank } from '#tests/host/bank-process.ts';
import { type PostgresServer, postgresPrograms, startPostgres } from '#tests/host/postgres-server.ts';
import { scratchFolder } from '#tests/host/scratch-folder.ts';
import { runs } from '#tests/runs.ts';
import { problemsIn, type Seen } from './history.ts';

const world = 'shared';
const headers = { 'x-sandbox': world, 'content-type': 'application/json' };

describe.skipIf(postgresPrograms === undefined)('two processes of the bank (skipped: no PostgreSQL)', () => {
  const folder = scratchFolder(afterAll);
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
  });

  async function started(port = 0): Promise<BankProcess> {
    const bank = await startBank(folder, store, { port });
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
    expect(metrics).toMatch(/paddock_store_pool\{what="size"\} 8\n/);
    const backup = await fetch(`${bank.url}/__sandbox/backup`);
    expect([backup.status, await backup.json()]).toEqual([
      409,
      expect.objectContaining({ reason: expect.stringContaining('PostgreSQL') }),
    ]);
    expect((await fetch(`${bank.url}/__sandbox/ready`)).status).toBe(200);
  }, 60_000);

  describe.skipIf(nginxProgram === undefined)('behind nginx', () => {
    const ask = (url: string, name: string, path = 'state') =>
      fetch(`${url}/__sandbox/${path}`, { headers: { 'x-sandbox': name } });

    it('keep each world in one of them while both are up, and go on in the other when one is down', async () => {
      const [one, two] = [await started(), await started()];
      const balancer = await startBalancer([one.port, two.port]);
      try {
        const names = Array.from({ length: 8 }, (_, n) => `named-${n}`);
        for (let turn = 0; turn < 3; turn += 1) {
          for (const name of names) expect((await ask(balancer.url, name)).status).toBe(200);
        }
        const awake = await Promise.all([one, two].map(worldsAwake));
        expect(awake.reduce((sum, count) => sum + count)).toBe(names.length);
        expect(Math.min(...awake)).toBeGreaterThan(0);

        const hash = async (url: string, name: string) => (await (await ask(url, name)).json()).stateHash;
        const before = await Promise.all(names.map((name) => hash(one.url, name)));
        await kill(two);
        const first = await Promise.all(names.map((name) => ask(balancer.url, name)));
        const refused = first.filter(({ status }) => status !== 200);
        expect(await refused[0]?.json()).toMatchObject({ reason: expect.stringContaining('another process answers') });
        expect(await Promise.all(names.map((name) => hash(balancer.url, name)))).toEqual(before);
      } finally {
        await balancer.stop();
      }
    }, 60_000);

    it('keep a browser with its cookie in its world', async () => {
      const [one, two] = [await started(), await started()];
      const balancer = await startBalancer([one.port, two.port]);
      try {
        for (const world of ['a', 'b', 'c', 'd']) {
          const opened = { method: 'POST', headers: { 'x-sandbox': world } };
          const loggedIn = await fetch(`${balancer.url}/__sandbox/sessions`, opened);
          const cookies = loggedIn.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
          const sent = { headers: { cookie: cookies.join('; ') } };
          expect((await fetch(`${balancer.url}/digx/v1/session/nonce`, { ...sent, method: 'POST' })).status).toBe(200);
          const { entries } = await (await ask(balancer.url, world, 'journal')).json();
          expect(entries.at(-1)).toMatchObject({ path: expect.stringContaining('session/nonce') });
        }
      } finally {
        await balancer.stop();
      }
    }, 60_000);

    it('answer a caller who asks too much with 429, in words', async () => {
      const bank = await started();
      const balancer = await startBalancer([bank.port], 2);
      try {
        const asked = Array.from({ length: 12 }, () => fetch(`${balancer.url}/__sandbox/worlds`));
        const refused = (await Promise.all(asked)).filter(({ status }) => status === 429);
        expect(refused.length).toBeGreaterThan(4);
        expect(refused[0]?.headers.get('retry-after')).toBe('1');
        expect(await refused[0]?.json()).toMatchObject({ where: 'rate' });
        expect((await fetch(`${bank.url}/__sandbox/worlds`)).status).toBe(200);
      } finally {
        await balancer.stop();
      }
    }, 60_000);
  });

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

async function worldsAwake({ url }: BankProcess): Promise<number> {
  const metrics = await (await fetch(`${url}/__sandbox/metrics`)).text();
  return Number(/^paddock_worlds\{state="awake"\} (\d+)$/m.exec(metrics)?.[1]);
}
