import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { smallJobKinds, smallPersonas } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { openSandbox, type Sandbox } from '#sandbox/control/sandbox.ts';
import { standingStill } from '#sandbox/control/small-sandbox.fixture.ts';
import { PostgresStore } from '#sandbox/store/postgres/postgres-store.ts';
import type { Store } from '#sandbox/store/store.ts';
import { WorldStore } from '#sandbox/store/world-store.ts';
import { scratchFolder } from '#tests/host/scratch-folder.ts';
import { type PostgresServer, postgresPrograms, startPostgres } from './postgres-server.ts';

// What every store does, wherever it keeps the worlds.

/** A place for worlds that opens again and again. */
interface Place {
  open(): Promise<Store>;
  /** Writes past the store, in the same place. */
  write(statement: string): Promise<void>;
}

let folder = '';
let server: PostgresServer | undefined;

function inFile(): Place {
  const path = join(folder, 'bank.db');
  return {
    open: async () => new WorldStore(path, 'one'),
    async write(statement) {
      const raw = new DatabaseSync(path);
      raw.exec(statement);
      raw.close();
    },
  };
}

async function inPostgres(): Promise<Place> {
  const url = (await server?.newDatabase()) ?? '';
  return {
    open: () => PostgresStore.open(url, { most: 2 }),
    async write(statement) {
      const raw = postgres(url, { max: 1, connection: { search_path: 'paddock' } });
      await raw.unsafe(statement);
      await raw.end();
    },
  };
}

async function openBank(store: Store, id: number, gaveUp: (reason: string) => void = () => {}): Promise<Sandbox> {
  return openSandbox({
    settings: (await store.hasBegun(id)) ? {} : standingStill,
    personas: smallPersonas,
    jobKinds: smallJobKinds,
    store: store.journalOf(id, gaveUp),
    build: 'one',
    ifUnreadable: 'refuse',
    readWallMs: () => Date.parse('2026-03-02T10:00:00Z'),
    sleep: async () => {},
  });
}

async function evidence({ control }: Sandbox) {
  return { state: await control.state(), journal: await control.journal() };
}

beforeAll(async () => {
  if (postgresPrograms !== undefined) server = await startPostgres();
}, 60_000);

afterAll(() => server?.stop());

describe.each([
  { title: 'in a SQLite file', isHere: true, newPlace: inFile },
  { title: 'in PostgreSQL (skipped: no PostgreSQL)', isHere: postgresPrograms !== undefined, newPlace: inPostgres },
])('$title', ({ isHere, newPlace }) => {
  describe.skipIf(!isHere)('a store', () => {
    let place: Place;
    let store: Store;

    beforeEach(async () => {
      folder = scratchFolder(onTestFinished);
      place = await newPlace();
      store = await place.open();
    });

    afterEach(() => store.close());

    async function openedAgain(): Promise<Store> {
      await store.close();
      store = await place.open();
      return store;
    }

    it('reopens every world as it was, though it was only closed by its process ending', async () => {
      const worlds = [await store.add('a', '', 1), await store.add('b', '', 2, 'Priya')] as const;
      const [first, second] = [await openBank(store, worlds[0].id), await openBank(store, worlds[1].id)];
      await first.control.openSession('nell');
      for (let latency = 1; latency <= 450; latency += 1) await first.control.setSwitches({ latency });
      await second.control.setSwitches({ otp: '204816' });
      const before = [await evidence(first), await evidence(second)];

      const again = await openedAgain();
      expect(await again.list()).toMatchObject(worlds);
      const reopened = [await openBank(again, worlds[0].id), await openBank(again, worlds[1].id)];
      expect(await Promise.all(reopened.map(evidence))).toEqual(before);
      expect(await again.problem()).toBeUndefined();
    });

    it('keeps what a reset, and going back, left', async () => {
      const { id } = await store.add('a', '', 1);
      const { control } = await openBank(store, id);
      await control.reset('seed:5');
      await control.bookmark('before');
      await control.setSwitches({ latency: 5 });
      await control.rewind('before');
      const { stateHash } = await control.state();
      const again = await openBank(await openedAgain(), id);
      expect(await again.control.state()).toMatchObject({ seed: 5, stateHash, switches: { latency: 'none' } });
    });

    it('lists worlds by their last use, with their name by now and how they were seen last', async () => {
      const [a, b] = [await store.add('a', '', 1), await store.add('b', '', 2)];
      const bank = await openBank(store, a.id);
      const seen = { ...bank.glance(), atMs: 3 };
      await store.noteUse(a.id, 3, seen);
      await store.rename(b.id, 'c');
      const expected = [
        { ...b, name: 'c' },
        { ...a, lastUsedMs: 3, seen },
      ];
      expect(await (await openedAgain()).list()).toMatchObject(expected);
    });

    it('copies a world with its state, and then each goes its own way', async () => {
      const original = await store.add('a', '', 1);
      const bank = await openBank(store, original.id);
      await bank.control.openSession('nell');
      await bank.control.setSwitches({ latency: 5 });
      const before = await evidence(bank);
      const copied = await store.copy(original, 'b', 2, 'Sam');
      expect(copied).toMatchObject({ name: 'b', lastUsedMs: 2, owner: 'Sam' });
      const copy = await openBank(store, copied.id);
      expect(await evidence(copy)).toEqual(before);
      await copy.control.setSwitches({ latency: 9 });
      expect(await evidence(bank)).toEqual(before);
      await store.remove(original.id);
      expect((await store.list()).map(({ name }) => name)).toEqual(['b']);
      const again = await openBank(await openedAgain(), copied.id);
      expect(await again.control.state()).toMatchObject({ switches: { latency: 9 } });
    });

    it('writes nothing more for a world that was discarded while its bank was open', async () => {
      const { id } = await store.add('a', '', 1);
      const gaveUp = vi.fn();
      const { control } = await openBank(store, id, gaveUp);
      await store.remove(id);
      await control.setSwitches({ latency: 1 });
      expect(gaveUp).toHaveBeenCalled();
      expect(await store.list()).toEqual([]);
      expect(await store.hasBegun(id)).toBe(false);
    });

    it('does not open a fresh bank over a world that it cannot read', async () => {
      const { id } = await store.add('a', '', 1);
      await (await openBank(store, id)).control.setSwitches({ latency: 1 });
      await store.close();
      await place.write(`UPDATE journal SET input = replace(input, '"n":1', '"n":2')`);
      store = await place.open();
      await expect(openBank(store, id)).rejects.toThrow('entry 1 is missing');
      expect(await store.hasBegun(id)).toBe(true);
    });
  });
});
