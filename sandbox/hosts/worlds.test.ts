import { expect, it } from 'vitest';
import { smallJobKinds, smallPersonas } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { openSandbox } from '#sandbox/control/sandbox.ts';
import { standingStill } from '#sandbox/control/small-sandbox.fixture.ts';
import { mostWorlds, Worlds } from './worlds.ts';

function smallWorlds() {
  let wallMs = Date.parse('2026-03-02T10:00:00Z');
  let opened = 0;
  const worlds = new Worlds({
    settings: standingStill,
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
  return { worlds, pass, timesOpened: () => opened };
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
  const names = Array.from({ length: mostWorlds }, () => worlds.create({}) ?? '');
  expect(new Set(names).size).toBe(mostWorlds);
  expect(names[0]).toMatch(/^world-[0-9a-f-]{36}$/);
  expect(worlds.create({})).toBeUndefined();
  expect(await worlds.use('one-more', async () => 'used')).toBeUndefined();
  expect(worlds.discard(names[0] ?? '')).toBe(true);
  expect(worlds.discard('never-there')).toBe(false);
  expect(await worlds.use('one-more', async () => 'used')).toBe('used');
});
