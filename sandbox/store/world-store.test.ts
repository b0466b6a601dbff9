import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { smallJobKinds, smallPersonas } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { openSandbox, type Sandbox } from '#sandbox/control/sandbox.ts';
import { standingStill } from '#sandbox/control/small-sandbox.fixture.ts';
import { scratchFolder } from '#tests/host/scratch-folder.ts';
import { WorldStore } from './world-store.ts';

let folder = '';
let path = '';

beforeEach(() => {
  folder = scratchFolder(onTestFinished);
  path = join(folder, 'bank.db');
});

function openBank(store: WorldStore, id: number, gaveUp: (reason: string) => void = () => {}): Promise<Sandbox> {
  return openSandbox({
    settings: store.hasBegun(id) ? {} : standingStill,
    personas: smallPersonas,
    jobKinds: smallJobKinds,
    store: store.journalOf(id, gaveUp),
    build: 'one',
    ifUnreadable: 'refuse',
    readWallMs: () => Date.parse('2026-03-02T10:00:00Z'),
    sleep: async () => {},
  });
}

it('brings a file from before worlds had owners, and before classes, to the form of today, and refuses one of a later form', async () => {
  const former = new WorldStore(path, 'one');
  const { id } = former.add('a', '', 1);
  await (await openBank(former, id)).control.setSwitches({ latency: 5 });
  former.close();
  const raw = new DatabaseSync(path);
  raw.exec(
    'ALTER TABLE worlds DROP COLUMN owner; ALTER TABLE worlds DROP COLUMN seen; DROP TABLE trainees; DROP TABLE classes; PRAGMA user_version = 1',
  );
  raw.close();

  expect(() => new WorldStore(path, 'two')).toThrow(/written by build one/);
  const store = new WorldStore(path, 'one');
  expect(store.list()).toEqual([{ id, name: 'a', sandbox: '', lastUsedMs: 1, owner: null, seen: null }]);
  expect(await (await openBank(store, id)).control.state()).toMatchObject({ switches: { latency: 5 } });
  const owned = store.add('b', '', 2, 'Priya');
  store.close();
  const again = new WorldStore(path, 'one');
  expect(again.list()[1]).toEqual(owned);
  again.close();

  const later = new DatabaseSync(path);
  later.exec('PRAGMA user_version = 4');
  later.close();
  expect(() => new WorldStore(path, 'one')).toThrow(/written by build one/);
});

it('tells the host when a write fails, and keeps the last state that it stored', async () => {
  const store = new WorldStore(path, 'one');
  const { id } = store.add('a', '', 1);
  const gaveUp = vi.fn();
  const { control } = await openBank(store, id, gaveUp);
  await control.setSwitches({ latency: 1 });
  expect(gaveUp).not.toHaveBeenCalled();
  expect(store.problem()).toBeUndefined();
  store.limitTo(store.bytes);
  expect(store.problem()).toBe('The store is full. Discard some worlds, or give it more room (--store-mb).');
  for (let call = 0; gaveUp.mock.calls.length === 0 && call < 100; call += 1) {
    await control.sendMail({ persona: 'nell', subject: 'Long', body: 'long '.repeat(5000) });
  }
  expect(gaveUp).toHaveBeenCalledWith(expect.stringContaining('full'));
  store.close();
  const again = new WorldStore(path, 'one');
  expect((await openBank(again, id)).control).toBeDefined();
  again.close();
});

it('is written to a file as it is between two calls', async () => {
  const store = new WorldStore(path, 'one');
  const { id } = store.add('a', '', 1);
  const bank = await openBank(store, id);
  await bank.control.setSwitches({ latency: 1 });
  const copies = [join(folder, 'copy-0.db'), join(folder, 'copy-1.db'), join(folder, 'copy-2.db')];
  const writing = Promise.all([2, 3, 4, 5].map((latency) => bank.control.setSwitches({ latency })));
  for (const copy of copies) {
    store.backUpTo(copy);
    await bank.control.summary();
  }
  await writing;
  store.close();
  for (const copy of copies) {
    const restored = new WorldStore(copy, 'one');
    const { switches, entries } = await (await openBank(restored, id)).control.state();
    expect(switches.latency).toBe(entries);
    restored.close();
  }
});

it('refuses in words a store of another build, in use, of something else, or nowhere', () => {
  const store = new WorldStore(path, 'one');
  expect(() => new WorldStore(path, 'one')).toThrow(/in use by another bank/);
  store.close();
  expect(() => new WorldStore(path, 'two')).toThrow(/written by build one, and this is build two/);
  const other = join(folder, 'other.db');
  const database = new DatabaseSync(other);
  database.exec('CREATE TABLE notes (text TEXT)');
  database.close();
  expect(() => new WorldStore(other, 'one')).toThrow(/database of something else/);
  const text = join(folder, 'notes.txt');
  writeFileSync(text, 'Not a database at all, but long enough to be read as one. '.repeat(20));
  expect(() => new WorldStore(text, 'one')).toThrow(/not a store of this bank/);
  expect(() => new WorldStore(join(folder, 'nowhere', 'bank.db'), 'one')).toThrow(/Check that its folder exists/);
});
