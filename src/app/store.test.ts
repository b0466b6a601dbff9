import { expect, it, vi } from 'vitest';
import { storedKeys } from '#src/api/environment/page-storage.ts';
import { setRuntimeConfig } from '#src/api/environment/runtime-config.ts';
import { origin, testConfig, transportTo } from '#src/api/store/bank.fixture.ts';
import { sessionStarted } from '#src/api/store/session.slice.ts';
import { attachBank, joinBank } from './attach-bank.ts';
import { createSessionMarkers } from './session/session-markers.ts';
import { memoryStorage } from './store.fixture.ts';
import { createAppStore } from './store.ts';

const options = {
  origin,
  servicePath: '/digx',
  requestTimeoutMs: 1_000,
  clock: { noteServerDate: () => {} },
};

function freshMarkers() {
  return createSessionMarkers(memoryStorage(), memoryStorage());
}

it('starts with the session and nothing else', () => {
  expect(createAppStore({ markers: freshMarkers() }).getState()).toEqual({ session: { status: 'signed-out' } });
});

it('starts in the session its markers tell of', () => {
  const shared = memoryStorage();
  shared.setItem(storedKeys.sessionId, 'one');
  const store = createAppStore({ markers: createSessionMarkers(shared, memoryStorage()) });
  expect(store.getState().session).toMatchObject({ status: 'signed-in', sessionId: 'one' });
});

it('joins the bank once, however many ask for it', async () => {
  const loadBank = vi.fn(async () => (joint: Parameters<typeof joinBank>[0]) => joinBank(joint, options));
  const store = createAppStore({ markers: freshMarkers(), loadBank });
  const transports = await Promise.all([store.openBank(), store.openBank(), store.openBank()]);
  expect(new Set(transports).size).toBe(1);
  expect(loadBank).toHaveBeenCalledOnce();
  expect(Object.keys(store.getState()).sort()).toEqual(['bank', 'challenge', 'leftPayees', 'session', 'unresolved']);
});

it('keeps the session when the bank joins later', async () => {
  const store = createAppStore({ markers: freshMarkers(), loadBank: async () => (joint) => joinBank(joint, options) });
  store.dispatch(sessionStarted({ sessionId: 'one', credentialsChangeNeeded: false }));
  await store.openBank();
  expect(store.getState().session).toMatchObject({ sessionId: 'one' });
});

it('tries again when the bank’s half did not load', async () => {
  let tries = 0;
  const store = createAppStore({
    markers: freshMarkers(),
    loadBank: async () => {
      if (tries++ === 0) throw new TypeError('Failed to fetch dynamically imported module');
      return (joint) => joinBank(joint, options);
    },
  });
  await expect(store.openBank()).rejects.toThrow('Failed to fetch');
  await expect(store.openBank()).resolves.toHaveProperty('client');
});

it('loads the bank’s half by itself, as it is configured', async () => {
  setRuntimeConfig(testConfig);
  const store = createAppStore({ markers: freshMarkers() });
  await expect(store.openBank()).resolves.toHaveProperty('fillNonces');
  expect(typeof attachBank).toBe('function');
});

it('runs no check that walks through all of the bank’s answers, which may be a hundred thousand rows', async () => {
  const answers = { rows: [new Date(0)] };
  const store = createAppStore({
    markers: freshMarkers(),
    loadBank: async () => (joint) => {
      joint.inject({ reducerPath: 'bank', reducer: () => answers });
      joint.dispatch({ type: 'bank/executeQuery/fulfilled', payload: answers });
      return transportTo(() => Promise.reject(new TypeError('Nobody is asked here')));
    },
  });
  // A row that is not plain data would be reported, and a mutated one would throw.
  await store.openBank();
  answers.rows.push(new Date(1));
  expect(() => store.dispatch({ type: 'anything' })).not.toThrow();
});

it('makes another session id each time, which chance that can be foretold has no part in', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const shared = memoryStorage();
  const ids = new Set<string>();
  for (let time = 0; time < 3; time += 1) {
    const store = createAppStore({ markers: createSessionMarkers(shared, memoryStorage()) });
    store.dispatch((_dispatch, _getState, { newSessionId }) => ids.add(newSessionId()));
  }
  expect(ids.size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});
