import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Personas } from '#sandbox/bank/records/persona.ts';
import { smallPersonas } from '#sandbox/bank/testing/small-persona.fixture.ts';
import type { Sandbox } from '#sandbox/control/sandbox.ts';
import { type PostgresServer, postgresPrograms, startPostgres } from '#tests/host/postgres-server.ts';
import { call, evidence, marksIn, smallProcess } from './small-process.ts';

/** Whichever build gives it. */
async function bankIn(sandbox: Sandbox) {
  const { state, journal } = await evidence(sandbox);
  return { state: { ...state, build: '' }, journal };
}

describe.skipIf(postgresPrograms === undefined)('processes of two builds (skipped: no PostgreSQL)', () => {
  let server: PostgresServer;
  const toEnd: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);

  afterEach(async () => {
    for (const end of toEnd.splice(0)) await end();
  });

  afterAll(() => server?.stop());

  async function processOn(...given: Parameters<typeof smallProcess>) {
    const process = await smallProcess(...given);
    toEnd.push(() => process.store.close());
    return process;
  }

  /** A world of the build before, with calls after its last checkpoint. */
  async function formerWorld() {
    const url = await server.newDatabase();
    const former = await processOn(url, { build: 'former' });
    await former.use('mine', ({ control }) => control.openSession('nell'));
    for (let turn = 0; turn < 205; turn += 1) await former.use('mine', (sandbox) => call(sandbox, `0-${turn}`));
    await former.use('mine', ({ control }) => control.setSwitches({ latency: 5 }));
    return { url, former };
  }

  it('go on from each other where they answer alike, and store nothing that contradicts', async () => {
    const { url, former } = await formerWorld();
    const before = await former.use('mine', bankIn);
    const next = await processOn(url, { build: 'next' });
    expect(await next.use('mine', bankIn)).toEqual(before);

    const written = await Promise.all(
      [former, next, former, next].map(async ({ use }, name) => {
        const marks = Array.from({ length: 8 }, (_, turn) => `${name + 1}-${turn}`);
        for (const mark of marks) await use('mine', (sandbox) => call(sandbox, mark));
        return marks;
      }),
    );
    const marks = await next.use('mine', marksIn);
    expect(marks.slice(205).toSorted()).toEqual(written.flat().toSorted());
    for (const each of written) expect(marks.filter((mark) => each.includes(mark))).toEqual(each);
    expect(await former.use('mine', bankIn)).toEqual(await next.use('mine', bankIn));
    expect((await next.use('mine', ({ control }) => control.invariants())).broken).toEqual([]);
  }, 60_000);

  it('refuse a world that comes to another bank in theirs, and leave it to the build that wrote it', async () => {
    const { url, former } = await formerWorld();
    const before = await former.use('mine', bankIn);
    const next = await processOn(url, { build: 'next', personas: richer(smallPersonas) });
    await expect(next.use('mine', bankIn)).rejects.toThrow(
      /written by build former; this is build next, and it makes another bank of what is stored\. A process of that build opens it/,
    );
    expect(await former.use('mine', bankIn)).toEqual(before);
  }, 60_000);

  it('refuse a world with a call that they would answer in another way', async () => {
    const { url } = await formerWorld();
    const sql = postgres(url, { max: 1 });
    await sql`UPDATE paddock.entries SET entry = replace(entry, '"status":404', '"status":200') WHERE n = 203`;
    await sql.end();
    const next = await processOn(url, { build: 'next' });
    await expect(next.use('mine', bankIn)).rejects.toThrow(/build next, and it answers call 203 in another way/);
  }, 60_000);
});

/** The same customers, with a penny more in every first posting. */
function richer(personas: Personas): Personas {
  const entries = Object.entries(personas).map(([id, persona]) => {
    const open: typeof persona.open = (seed, openingDay) => {
      const book = persona.open(seed, openingDay);
      const [first, ...rest] = book.postings;
      const [left, right, ...others] = first?.entries ?? [];
      if (first === undefined || left === undefined || right === undefined) throw new Error('It has no posting.');
      const moved = [{ ...left, minor: left.minor + 1 }, { ...right, minor: right.minor - 1 }, ...others];
      return { ...book, postings: [{ ...first, entries: moved }, ...rest] };
    };
    return [id, { ...persona, open }] as const;
  });
  return Object.fromEntries(entries);
}
