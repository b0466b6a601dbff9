import type { BankFetch } from '#src/api/client/bank-client.ts';
import { setRuntimeConfig } from '#src/api/environment/runtime-config.ts';
import { origin, testConfig } from '#src/api/store/bank.fixture.ts';
import { sessionStarted } from '#src/api/store/session.slice.ts';
import { joinBank } from './attach-bank.ts';
import { createSessionMarkers } from './session/session-markers.ts';
import { createAppStore } from './store.ts';

export function memoryStorage(kept: Readonly<Record<string, string>> = {}) {
  const held = new Map(Object.entries(kept));
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
}

/** The app's own store over a test bank. */
export async function storeOver(fetch: BankFetch) {
  setRuntimeConfig(testConfig);
  const shared = memoryStorage();
  const own = memoryStorage();
  const markers = createSessionMarkers(shared, own);
  let sessions = 0;
  const { servicePath, requestTimeoutMs } = testConfig;
  const clock = { noteServerDate: () => {} };
  const store = createAppStore({
    markers,
    newSessionId: () => `session-${++sessions}`,
    loadBank: async () => (joint) => joinBank(joint, { origin, servicePath, requestTimeoutMs, clock, fetch }),
  });
  await store.openBank();
  return { store, shared, own, markers };
}

/** As `storeOver`, with a signed-in customer. */
export async function signedInStore(fetch: BankFetch) {
  const opened = await storeOver(fetch);
  opened.store.dispatch(sessionStarted({ sessionId: 'session-0', credentialsChangeNeeded: false }));
  return opened;
}
