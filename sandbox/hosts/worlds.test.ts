import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { smallJobKinds, smallPersonas } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { openSandbox, type Sandbox } from '#sandbox/control/sandbox.ts';
import { standingStill } from '#sandbox/control/small-sandbox.fixture.ts';
import { WorldStore } from '#sandbox/store/world-store.ts';
import { scratchFolder } from '#tests/host/scratch-folder.ts';
import { WorldRefusal } from './world-refusal.ts';
import { type WorldLimits, Worlds, worldLimits } from './worlds.ts';

/** @param path of the store; in memory by default. */
function smallWorlds(path?: string, limits?: WorldLimits) {
  let wallMs = Date.parse('2026-03-02T10:00:00Z');
  let opened = 0;
  const store = new WorldStore(path, 'test');
  const worlds = new Worlds({
    store,
    settings: standingStill,
    ...(limits && { limits }),
    personaIds: Object.keys(smallPersonas),
    open(settings, store) {
      opened += 1;
      const readWallMs = () => wallMs;
      const rest = { personas: smallPersonas, jobKinds: smallJobKinds, build: 'test', sleep: async () => {} };
      return openSandbox({ ...rest, settings, store, readWallMs });
    },
    readWallMs: () => wallMs,
  });
  const pass = (minutes: number) => {
    wallMs += minutes * 60_000;
    return worlds.tidy();
  };
  const use = <Result>(name: string, task: (sandbox: Sandbox) => Promise<Result>) => worlds.use(name, task, 'make');
  return { worlds, use, store, pass, timesOpened: () => opened };
}

it('restores a parked world as it was, entries included', async () => {
  const { worlds, use, pass } = smallWorlds();
  const before = await use('one', async ({ control, fetch }) => {
    await control.openSession('nell');
    await fetch(new Request('http://x/digx/v1/publicKey'));
    return { state: await control.state(), journal: await control.journal() };
  });
  await use('other', async () => {});
  await pass(11);
  expect(worlds.all).toMatchObject([
    { name: 'one', awake: false },
    { name: 'other', awake: true },
  ]);
  const after = await use('one', async ({ control }) => ({
    state: await control.state(),
    journal: await control.journal(),
  }));
  expect(after).toEqual(before);
});

it('keeps few worlds open, and parks none that is answering a call', async () => {
  const { worlds, use } = smallWorlds();
  let release = () => {};
  const busy = use('busy', () => new Promise<void>((done) => (release = done)));
  for (let n = 0; n < 40; n += 1) await use(`world-${n}`, async ({ control }) => void (await control.summary()));
  await worlds.tidy();
  expect(worlds.all.filter(({ awake }) => awake).length).toBeLessThanOrEqual(24);
  expect(worlds.all).toContainEqual(expect.objectContaining({ name: 'busy', awake: true }));
  release();
  await busy;
});

it('lists whose a world is and what its clock shows, without opening it', async () => {
  const folder = scratchFolder(onTestFinished);
  const path = join(folder, 'bank.db');
  const before = smallWorlds(path);
  before.worlds.create({ ...standingStill, persona: 'nell' }, 'new', 'Priya');
  expect(before.worlds.all).toMatchObject([{ name: 'new', owner: 'Priya', customer: null, clock: null }]);
  await before.use('new', ({ control }) => control.unfreezeClock());
  await before.use('still', async () => {});
  await before.pass(10);
  await before.worlds.copy('new', 'theirs', 'Sam');
  await before.worlds.copy('new', 'copy');
  await before.worlds.close();
  before.store.close();

  const { worlds, pass, timesOpened } = smallWorlds(path);
  await pass(5);
  const customer = { persona: 'nell', title: smallPersonas.nell?.title };
  const went = { now: '2026-03-02T10:05:00.000Z', frozen: false };
  expect(worlds.all.toSorted((left, right) => (left.name < right.name ? -1 : 1))).toMatchObject([
    { name: 'copy', owner: 'Priya', customer, clock: went, awake: false },
    { name: 'new', owner: 'Priya', customer, clock: went },
    { name: 'still', owner: null, clock: { now: '2026-03-02T10:00:00.000Z', frozen: true } },
    { name: 'theirs', owner: 'Sam', customer, clock: went },
  ]);
  expect(timesOpened()).toBe(0);
});

it('finds a renamed world by its former names, until another takes one of them', async () => {
  const { worlds, use } = smallWorlds();
  await use('one', async () => {});
  worlds.rename('one', 'two');
  worlds.rename('two', 'three');
  expect(['one', 'two', 'three', 'four'].map((name) => worlds.nameNow(name))).toEqual([
    'three',
    'three',
    'three',
    'four',
  ]);
  expect(await worlds.use('one', async () => 'used')).toMatchObject({ status: 404 });
  worlds.create({}, 'one');
  expect(worlds.nameNow('one')).toBe('one');
  worlds.discard('one');
  expect(worlds.nameNow('one')).toBe('one');
  expect(worlds.all).toMatchObject([{ name: 'three', formerNames: ['two'] }]);
});

it('drops worlds unused for a day, except the default one', async () => {
  const { worlds, use, pass } = smallWorlds();
  for (const name of ['default', 'mine']) await use(name, async () => {});
  await pass(24 * 60 + 1);
  expect(worlds.all.map(({ name }) => name)).toEqual(['default']);
});

it('opens worlds under random names, discards them, and refuses one too many', async () => {
  const { worlds, use } = smallWorlds();
  const names = Array.from({ length: worldLimits.most }, () => String(worlds.create({})));
  expect(new Set(names).size).toBe(worldLimits.most);
  expect(names[0]).toMatch(/^world-[0-9a-f-]{36}$/);
  expect(worlds.create({})).toMatchObject({ status: 429 });
  expect(await use('one-more', async () => 'used')).toBeInstanceOf(WorldRefusal);
  expect(worlds.discard(names[0] ?? '')).toBe(true);
  expect(worlds.discard('never-there')).toBe(false);
  expect(await use('one-more', async () => 'used')).toBe('used');
});

it('makes no world again of a random name that was discarded, though it makes one of any other', async () => {
  const { worlds, use } = smallWorlds();
  const name = String(worlds.create({}));
  worlds.discard(name);
  expect(await use(name, async () => 'used')).toMatchObject({ status: 404 });
  expect(worlds.all).toEqual([]);
  await use('mine', async () => {});
  worlds.discard('mine');
  expect(await use('mine', async () => 'used')).toBe('used');
  expect(worlds.create({}, name)).toBe(name);
  expect(await use(name, async () => 'used')).toBe('used');
});

it('makes no world of a name that is called, unless it is told to', async () => {
  const { worlds } = smallWorlds();
  expect(await worlds.use('mistyped', async () => 'used')).toMatchObject({ status: 404 });
  expect(worlds.all).toEqual([]);
  expect(await worlds.use('default', async () => 'used')).toBe('used');
  worlds.create({}, 'mine');
  expect(await worlds.use('mine', async () => 'used')).toBe('used');
});

it('has room for the default world, however many others there are', async () => {
  const { worlds, use } = smallWorlds(undefined, { ...worldLimits, most: 2 });
  for (const name of ['one', 'two']) worlds.create({}, name);
  expect(await use('three', async () => 'used')).toMatchObject({ status: 429 });
  expect(await worlds.use('default', async () => 'used')).toBe('used');
  expect(worlds.create({}, 'three')).toMatchObject({ status: 429 });
  worlds.discard('two');
  expect(worlds.create({}, 'three')).toBe('three');
});

it('keeps worlds open that a full store cannot put away', async () => {
  const { worlds, use, store, pass } = smallWorlds();
  const names = Array.from({ length: 20 }, (_, n) => `world-${n}`);
  for (const name of names) await use(name, ({ control }) => control.setSwitches({ latency: 7 }));
  const stillOpen = () => worlds.all.filter(({ awake }) => awake).length;
  store.limitTo(store.bytes);
  await pass(11);
  expect(stillOpen()).toBeGreaterThan(1);
  expect(await worlds.copy('world-19', 'copy')).toMatchObject({ status: 503 });
  store.limitTo(2 ** 30);
  await pass(0);
  expect(stillOpen()).toBe(1);
  for (const name of names) {
    expect(await use(name, ({ control }) => control.state())).toMatchObject({ switches: { latency: 7 } });
  }
});

it('renames an open world, which goes on in its bank', async () => {
  const { worlds, use, timesOpened } = smallWorlds();
  await use('one', ({ control }) => control.setSwitches({ latency: 7 }));
  await use('two', async () => {});
  expect(worlds.rename('one', 'renamed')).toBeUndefined();
  expect(await use('renamed', ({ control }) => control.state())).toMatchObject({ switches: { latency: 7 } });
  expect(timesOpened()).toBe(2);
  expect(worlds.rename('renamed', 'two')).toMatchObject({ status: 409, reason: 'There is a world “two” already.' });
  expect(worlds.rename('one', 'other')).toMatchObject({ status: 404 });
  expect(worlds.rename('renamed', 'no spaces')).toMatchObject({ status: 400 });
});

it.each([
  ['in memory', undefined],
  ['in a file', 'bank.db'],
])('copies a world %s with all it did, and the two then part', async (_, file) => {
  const folder = scratchFolder(onTestFinished);
  const { worlds, use } = smallWorlds(file === undefined ? undefined : join(folder, file));
  const session = await use('one', ({ control }) => control.openSession('nell'));
  expect(await worlds.copy('one', 'two')).toBeUndefined();
  const stateOf = (name: string) => use(name, ({ control }) => control.state());
  expect(await stateOf('two')).toEqual(await stateOf('one'));
  expect(await use('two', ({ control }) => control.customer('nell'))).toMatchObject({ signedIn: true });
  expect(session).toMatchObject({ outcome: 'done' });
  await use('two', ({ control }) => control.setSwitches({ latency: 3 }));
  expect(await stateOf('one')).toMatchObject({ switches: { latency: 'none' } });
  expect(await worlds.copy('one', 'two')).toMatchObject({ status: 409 });
  expect(await worlds.copy('nowhere', 'three')).toMatchObject({ status: 404 });
});

it('keeps as many more open as people work in, and puts those away once they do not', async () => {
  const { worlds, use } = smallWorlds(undefined, { ...worldLimits, awake: 1 });
  let inUse = 3;
  worlds.keepBesides(() => inUse);
  const awake = () => worlds.all.filter((world) => world.awake).length;
  for (const name of ['one', 'two', 'three', 'four', 'five']) await use(name, async () => {});
  await worlds.tidy();
  expect(awake()).toBe(4);
  inUse = 0;
  await worlds.tidy();
  expect(awake()).toBe(1);
});
