import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, postgresPrograms, startPostgres } from '#tests/host/postgres-server.ts';
import { runs } from '#tests/runs.ts';
import { hammered, world } from './hammered.ts';
import { problemsIn } from './history.ts';
import { poolerProgram, startPooler } from './pooler.ts';
import { type Relay, startRelay } from './relay.ts';
import { smallDisk } from './small-disk.ts';
import { evidence, marksIn, type SmallProcess, smallProcess } from './small-process.ts';

const quick = { answerMs: 400, patienceMs: 4000 };
const disk = postgresPrograms === undefined ? undefined : smallDisk();

describe.skipIf(postgresPrograms === undefined)('several processes on one world (skipped: no PostgreSQL)', () => {
  let server: PostgresServer;
  const toEnd: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);

  afterEach(async () => {
    for (const end of toEnd.splice(0).toReversed()) await end();
  });

  afterAll(async () => {
    await server?.stop();
    disk?.remove();
  });

  async function opened(onDisk?: string): Promise<{ url: string; relays: Relay[]; processes: SmallProcess[] }> {
    const url = await server.newDatabase(onDisk);
    const relays = [await startRelay(server.port), await startRelay(server.port)];
    const processes: SmallProcess[] = [];
    for (const relay of relays) {
      toEnd.push(() => relay.stop());
      const process = await smallProcess(url.replace(String(server.port), String(relay.port)), { store: quick });
      toEnd.push(() => process.store.close());
      processes.push(process);
    }
    return { url, relays, processes };
  }

  async function endOf(url: string): Promise<{ marks: string[]; seen: Awaited<ReturnType<typeof evidence>> }> {
    const fresh = await smallProcess(url);
    toEnd.push(() => fresh.store.close());
    const seen = await fresh.use(world, evidence);
    expect((await fresh.use(world, ({ control }) => control.invariants())).broken).toEqual([]);
    return { marks: await fresh.use(world, marksIn), seen };
  }

  const faults: [string, (done: number, relays: readonly Relay[]) => void][] = [
    ['nothing goes wrong', () => {}],
    ['their network is cut', (done, relays) => done % 9 === 0 && relays[done % 2]?.cut()],
    ['answers to what was stored are lost', (done, relays) => done % 5 === 0 && relays[done % 2]?.loseNextAnswer()],
    [
      'the network is slow, then swallows all for a while',
      (done, [slow]) => {
        if (done === 8) slow?.slowBy(40);
        if (done === 16) slow?.swallow(true);
        if (done === 16) setTimeout(() => slow?.swallow(false), 900);
      },
    ],
  ];
  it.each(faults)(
    'lose, double and reorder nothing that was answered when %s',
    async (_, fault) => {
      const { url, relays, processes } = await opened();
      const calls = runs(12, 40);
      const history = await hammered(processes, calls, (done) => fault(done, relays));
      for (const relay of relays) relay.slowBy(0);
      const { marks, seen } = await endOf(url);
      expect(problemsIn(history, marks)).toEqual([]);
      expect(history.filter(({ kind }) => kind === 'wrote').length).toBeGreaterThan(calls);
      for (const { use } of processes) expect(await use(world, evidence)).toEqual(seen);
    },
    runs(60_000),
  );

  it.skipIf(disk === undefined)(
    'say that the disk is full, lose nothing that was answered, and go on once there is room (skipped: a full disk, without root)',
    async () => {
      const { url, processes } = await opened(disk?.folder);
      const turns = 60;
      const history = await hammered(processes, turns, (done) => {
        if (done === turns / 3) disk?.fill();
        if (done === 3 * turns) disk?.makeRoom();
      });
      const { marks, seen } = await endOf(url);
      expect(problemsIn(history, marks)).toEqual([]);
      const refused = history.flatMap((call) => (call.kind === 'unknown' ? [call] : []));
      expect(refused.map(({ why }) => why)).toContainEqual(expect.stringContaining('the disk of PostgreSQL is full'));
      const lastRefused = Math.max(...refused.map(({ to }) => to));
      expect(history.filter(({ kind, from }) => kind === 'wrote' && from > lastRefused).length).toBeGreaterThan(
        turns / 3,
      );
      for (const { use } of processes) expect(await use(world, evidence)).toEqual(seen);
    },
    60_000,
  );

  it.skipIf(poolerProgram === undefined)(
    'share connections through a pooler that hands them on between statements (skipped: no PgBouncer)',
    async () => {
      const url = await server.newDatabase();
      const pooler = await startPooler(url);
      toEnd.push(() => pooler.stop());
      const processes = [await smallProcess(pooler.url), await smallProcess(pooler.url)];
      for (const { store } of processes) toEnd.push(() => store.close());
      const history = await hammered(processes, runs(12, 40), () => {});
      const { marks, seen } = await endOf(url);
      expect(problemsIn(history, marks)).toEqual([]);
      expect(history.filter(({ kind }) => kind === 'unknown')).toEqual([]);
      for (const { use } of processes) expect(await use(world, evidence)).toEqual(seen);
    },
    60_000,
  );

  it('tell how much is asked of their connections, and how many ended', async () => {
    const { relays, processes } = await opened();
    const [{ store }] = processes as [SmallProcess];
    await store.list();
    expect(store.pool).toEqual({ size: 2, asking: 0 });
    relays[0]?.slowBy(60);
    const lists = Promise.all(Array.from({ length: 5 }, () => store.list()));
    expect(store.pool.asking).toBe(5);
    await lists;
    expect(store.pool.asking).toBe(0);
    relays[0]?.slowBy(0);
    const { closed } = store.figures;
    relays[0]?.cut();
    await expect.poll(() => store.figures.closed).toBeGreaterThan(closed);
    await store.list();
  });

  it('are found out by the same check where the journal has no key', async () => {
    const { url, processes } = await opened();
    const sql = postgres(url, { max: 1, onnotice: () => {} });
    await sql`ALTER TABLE paddock.journal DROP CONSTRAINT journal_pkey`;
    const history = await hammered(processes, 12, () => {});
    const stored = await sql<{ input: string }[]>`
      SELECT input FROM paddock.journal WHERE input IS NOT NULL ORDER BY place`;
    await sql.end();
    const marks = stored.flatMap(({ input }) => input.match(/mark=([\d-]+)/)?.[1] ?? []);
    expect(problemsIn(history, marks).length).toBeGreaterThan(0);
  }, 60_000);

  it('go on when PostgreSQL itself is killed and comes back', async () => {
    const { url, processes } = await opened();
    let restarted: Promise<void> | undefined;
    const history = await hammered(processes, runs(12, 40), (done) => {
      if (done === 16) restarted = server.killAndRestart();
    });
    await restarted;
    const { marks, seen } = await endOf(url);
    expect(problemsIn(history, marks)).toEqual([]);
    for (const { use } of processes) expect(await use(world, evidence)).toEqual(seen);
  }, 60_000);
});
