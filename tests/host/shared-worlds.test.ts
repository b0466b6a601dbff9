import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WorldRefusal } from '#sandbox/hosts/world-refusal.ts';
import { PostgresStore } from '#sandbox/store/postgres/postgres-store.ts';
import { type PostgresServer, postgresPrograms, startPostgres } from './postgres-server.ts';
import { call, evidence, smallProcess } from './shared/small-process.ts';

describe.skipIf(postgresPrograms === undefined)('worlds in PostgreSQL (skipped: no PostgreSQL)', () => {
  let server: PostgresServer;
  const stores: PostgresStore[] = [];

  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);

  afterAll(async () => {
    for (const store of stores) await store.close();
    await server?.stop();
  });

  async function processOn(...given: Parameters<typeof smallProcess>) {
    const process = await smallProcess(...given);
    stores.push(process.store);
    return process;
  }

  it('lets each process go on from what another has stored', async () => {
    const url = await server.newDatabase();
    const [one, two] = [await processOn(url), await processOn(url)];
    const session = await one.use('mine', ({ control }) => control.openSession('nell'));
    expect(session).toMatchObject({ outcome: 'done' });
    expect(await two.use('mine', ({ control }) => control.customer('nell'))).toMatchObject({ signedIn: true });
    for (let turn = 0; turn < 6; turn += 1) {
      await (turn % 2 === 0 ? one : two).use(
        'mine',
        async (sandbox) =>
          void (await (turn % 3 === 0 ? call(sandbox) : sandbox.control.setSwitches({ latency: turn }))),
      );
    }
    const seen = await one.use('mine', evidence);
    expect(seen.journal).toHaveLength(7);
    expect(await two.use('mine', evidence)).toEqual(seen);
    const third = await processOn(url);
    expect(await third.use('mine', evidence)).toEqual(seen);
  });

  it('decides again where another process was first, and nothing is lost, doubled or different', async () => {
    const url = await server.newDatabase();
    const two = [await processOn(url), await processOn(url)];
    await two[0]?.use('mine', (sandbox) => call(sandbox));
    await Promise.all(
      two.flatMap(({ use }) =>
        Array.from({ length: 3 }, async () => {
          for (let turn = 0; turn < 10; turn += 1) await use('mine', (sandbox) => call(sandbox));
        }),
      ),
    );
    const [left, right] = await Promise.all(two.map(({ use }) => use('mine', evidence)));
    expect(left?.journal.map(({ n }) => n)).toEqual(Array.from({ length: 61 }, (_, index) => index + 1));
    expect(right).toEqual(left);
    const collisions = two.reduce((sum, { store }) => sum + store.figures.collisions, 0);
    expect(collisions).toBeGreaterThan(0);
    expect(await (await processOn(url)).use('mine', evidence)).toEqual(left);
  });

  it('opens a bank once, though two processes are asked for it at the same moment', async () => {
    const url = await server.newDatabase();
    const two = [await processOn(url), await processOn(url)];
    await Promise.all(two.map(({ use }) => use('new', (sandbox) => call(sandbox))));
    const [left, right] = await Promise.all(two.map(({ use }) => use('new', evidence)));
    expect(left?.journal).toHaveLength(2);
    expect(right).toEqual(left);
    expect(await two[0]?.worlds.all).toHaveLength(1);
  });

  it('takes up a bank that another process reset or went back in', async () => {
    const url = await server.newDatabase();
    const [one, two] = [await processOn(url), await processOn(url)];
    await one.use('mine', ({ control }) => control.bookmark('before'));
    await two.use('mine', ({ control }) => control.setSwitches({ latency: 5 }));
    await one.use('mine', ({ control }) => control.rewind('before'));
    expect(await two.use('mine', ({ control }) => control.state())).toMatchObject({ switches: { latency: 'none' } });
    await two.use('mine', ({ control }) => control.reset('seed:5'));
    const reset = await one.use('mine', ({ control }) => control.state());
    expect(reset).toMatchObject({ seed: 5, entries: 0 });
    await Promise.all([
      one.use('mine', ({ control }) => control.reset('seed:6')),
      two.use('mine', ({ control }) => control.setSwitches({ latency: 9 })),
      two.use('mine', (sandbox) => call(sandbox)),
    ]);
    expect(await two.use('mine', evidence)).toEqual(await one.use('mine', evidence));
  });

  it('keeps a process whose wall clock is slow, or fast, in the order of all', async () => {
    const url = await server.newDatabase();
    const [late, early] = [await processOn(url), await processOn(url, { aheadMs: 3_600_000 })];
    await late.use('mine', ({ control }) => control.unfreezeClock());
    await early.use('mine', (sandbox) => call(sandbox));
    await early.use('mine', ({ control }) => control.summary());
    await late.use('mine', (sandbox) => call(sandbox));
    await early.use('mine', (sandbox) => call(sandbox));
    const [left, right] = [await late.use('mine', evidence), await early.use('mine', evidence)];
    expect(right.journal).toEqual(left.journal);
    expect(left.journal.map(({ at }) => at)).toEqual(left.journal.map(({ at }) => at).toSorted());
    await late.use('mine', ({ control }) => control.freezeClock());
    expect(await early.use('mine', evidence)).toEqual(await late.use('mine', evidence));
  });

  it('finds, renames, copies and discards worlds that another process made', async () => {
    const url = await server.newDatabase();
    const [one, two] = [await processOn(url), await processOn(url)];
    await one.use('a', ({ control }) => control.setSwitches({ latency: 7 }));
    expect(await two.worlds.copy('a', 'b', 'Priya')).toBeUndefined();
    expect(await two.worlds.rename('a', 'c')).toBeUndefined();
    expect(await one.worlds.nameNow('a')).toBe('c');
    expect(await one.worlds.use('a', (sandbox) => call(sandbox))).toMatchObject({
      status: 404,
      reason: expect.stringContaining('called “c”'),
    });
    for (const name of ['b', 'c']) {
      expect(await one.use(name, ({ control }) => control.state())).toMatchObject({ switches: { latency: 7 } });
    }
    await one.use('b', ({ control }) => control.setSwitches({ latency: 3 }));
    expect(await two.use('c', ({ control }) => control.state())).toMatchObject({ switches: { latency: 7 } });
    expect(await two.worlds.create({}, 'c')).toMatchObject({ status: 409 });
    expect(await one.worlds.discard('c')).toBe(true);
    expect(await two.worlds.use('c', (sandbox) => call(sandbox))).toMatchObject({ status: 404 });
    expect((await two.worlds.all).map(({ name, owner }) => [name, owner])).toEqual([['b', 'Priya']]);
  });

  it('tells pages that follow a world what another process did there, and that it is gone', async () => {
    const url = await server.newDatabase();
    const [one, two] = [await processOn(url), await processOn(url)];
    await one.use('mine', (sandbox) => call(sandbox));
    const watched = await one.worlds.watched('mine');
    if (watched === undefined || watched instanceof WorldRefusal) throw new Error('It cannot be watched.');
    const told: string[] = [];
    watched.watchers.add(({ event }) => void told.push(event));
    await two.use('mine', ({ control }) => control.advanceClock('PT1H'));
    await expect.poll(() => told, { timeout: 10_000 }).toContain('changed');
    await two.use('mine', ({ control }) => control.reset('seed:5'));
    await expect.poll(() => told, { timeout: 10_000 }).toContain('opened');
    await two.worlds.discard('mine');
    await expect.poll(() => watched.gone, { timeout: 10_000 }).toBe(true);
    await one.worlds.close();
  }, 60_000);

  it('keeps the limit of worlds for all processes together, and always has room for the default one', async () => {
    const url = await server.newDatabase();
    const limits = { most: 2, awake: 1, keptDays: 1 };
    const [one, two] = [await processOn(url, { limits }), await processOn(url, { limits })];
    expect(await one.worlds.create({}, 'one')).toBe('one');
    expect(await two.worlds.create({}, 'two')).toBe('two');
    expect(await one.worlds.create({}, 'three')).toMatchObject({ status: 429 });
    await one.use('default', (sandbox) => call(sandbox));
    await one.use('one', (sandbox) => call(sandbox));
    await one.worlds.tidy();
    expect(one.worlds.counts).toEqual({ worldsAwake: 1, worldsPutAway: 2 });
  });

  it('drops worlds that no process used for a day', async () => {
    const url = await server.newDatabase();
    const [one, later] = [
      await processOn(url),
      await processOn(url, { aheadMs: 25 * 3_600_000, limits: { most: 9, awake: 9, keptDays: 1 } }),
    ];
    await one.use('old', (sandbox) => call(sandbox));
    await one.use('default', (sandbox) => call(sandbox));
    await later.use('new', (sandbox) => call(sandbox));
    await later.worlds.tidy();
    expect((await one.worlds.all).map(({ name }) => name).toSorted()).toEqual(['default', 'new']);
  });

  it('refuses a schema that is newer, and a database that is not there, with what to do', async () => {
    const url = await server.newDatabase();
    const { store } = await processOn(url);
    expect(await store.problem()).toBeUndefined();
    const { default: postgres } = await import('postgres');
    const sql = postgres(url, { max: 1 });
    await sql`INSERT INTO paddock.migrations (number) VALUES (99)`;
    await sql.end();
    await expect(PostgresStore.open(url)).rejects.toThrow(
      /has version 99, and this build knows \d+\. Start the newer build/,
    );
    await expect(PostgresStore.open(`${url}_none`)).rejects.toThrow(/does not let the bank in \(.*Check user/);
    const nowhere = PostgresStore.open('postgres://x@127.0.0.1:1/x', { patienceMs: 100 });
    await expect(nowhere).rejects.toThrow(/out of reach.*Check the address/);
  });
});
