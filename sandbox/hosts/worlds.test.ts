import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { smallJobKinds, smallPersonas } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { openSandbox } from '#sandbox/control/sandbox.ts';
import { standingStill } from '#sandbox/control/small-sandbox.fixture.ts';
import { WorldStore } from '#sandbox/store/world-store.ts';
import { WorldRefusal } from './world-refusal.ts';
import { Worlds, worldLimits } from './worlds.ts';

/** @param path of the store; in memory by default. */
function smallWorlds(path?: string) {
  let wallMs = Date.parse('2026-03-02T10:00:00Z');
  let opened = 0;
  const store = new WorldStore(path, 'test');
  const worlds = new Worlds({
    store,
    settings: standingStill,
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
  return { worlds, store, pass, timesOpened: () => opened };
}

it('restores a parked world as it was, entries included', async () => {
  const { worlds, pass } = smallWorlds();
  const before = await worlds.use('one', async ({ control, fetch }) => {
    await control.openSession('nell');
    await fetch(new Request('http://x/digx/v1/publicKey'));
    return { state: await control.state(), journal: await control.journal() };
  });
  await worlds.use('other', async () => {});
  await pass(11);
  expect(worlds.all).toMatchObject([
    { name: 'one', awake: false },
    { name: 'other', awake: true },
  ]);
  const after = await worlds.use('one', async ({ control }) => ({
    state: await control.state(),
    journal: await control.journal(),
  }));
  expect(after).toEqual(before);
});

it('keeps few worlds open, and parks none that is answering a call', async () => {
  const { worlds } = smallWorlds();
  let release = () => {};
  const busy = worlds.use('busy', () => new Promise<void>((done) => (release = done)));
  for (let n = 0; n < 40; n += 1) await worlds.use(`world-${n}`, async ({ control }) => void (await control.summary()));
  await worlds.tidy();
  expect(worlds.all.filter(({ awake }) => awake).length).toBeLessThanOrEqual(24);
  expect(worlds.all).toContainEqual(expect.objectContaining({ name: 'busy', awake: true }));
  release();
  await busy;
});

it('drops worlds unused for a day, except the default one', async () => {
  const { worlds, pass } = smallWorlds();
  for (const name of ['default', 'mine']) await worlds.use(name, async () => {});
  await pass(24 * 60 + 1);
  expect(worlds.all.map(({ name }) => name)).toEqual(['default']);
});

it('opens worlds under random names, discards them, and refuses one too many', async () => {
  const { worlds } = smallWorlds();
  const names = Array.from({ length: worldLimits.most }, () => String(worlds.create({})));
  expect(new Set(names).size).toBe(worldLimits.most);
  expect(names[0]).toMatch(/^world-[0-9a-f-]{36}$/);
  expect(worlds.create({})).toMatchObject({ status: 429 });
  expect(await worlds.use('one-more', async () => 'used')).toBeInstanceOf(WorldRefusal);
  expect(worlds.discard(names[0] ?? '')).toBe(true);
  expect(worlds.discard('never-there')).toBe(false);
  expect(await worlds.use('one-more', async () => 'used')).toBe('used');
});

it('renames an open world, which goes on in its bank', async () => {
  const { worlds, timesOpened } = smallWorlds();
  await worlds.use('one', ({ control }) => control.setSwitches({ latency: 7 }));
  await worlds.use('two', async () => {});
  expect(worlds.rename('one', 'renamed')).toBeUndefined();
  expect(await worlds.use('renamed', ({ control }) => control.state())).toMatchObject({ switches: { latency: 7 } });
  expect(timesOpened()).toBe(2);
  expect(worlds.rename('renamed', 'two')).toMatchObject({ status: 409, reason: 'There is a world “two” already.' });
  expect(worlds.rename('one', 'other')).toMatchObject({ status: 404 });
  expect(worlds.rename('renamed', 'no spaces')).toMatchObject({ status: 400 });
});

it.each([
  ['in memory', undefined],
  ['in a file', 'bank.db'],
])('copies a world %s with all it did, and the two then part', async (_, file) => {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-worlds-'));
  const { worlds } = smallWorlds(file === undefined ? undefined : join(folder, file));
  const session = await worlds.use('one', ({ control }) => control.openSession('nell'));
  expect(await worlds.copy('one', 'two')).toBeUndefined();
  const stateOf = (name: string) => worlds.use(name, ({ control }) => control.state());
  expect(await stateOf('two')).toEqual(await stateOf('one'));
  expect(await worlds.use('two', ({ control }) => control.customer('nell'))).toMatchObject({ signedIn: true });
  expect(session).toMatchObject({ outcome: 'done' });
  await worlds.use('two', ({ control }) => control.setSwitches({ latency: 3 }));
  expect(await stateOf('one')).toMatchObject({ switches: { latency: 'none' } });
  expect(await worlds.copy('one', 'two')).toMatchObject({ status: 409 });
  expect(await worlds.copy('nowhere', 'three')).toMatchObject({ status: 404 });
  rmSync(folder, { recursive: true });
});
