import { expect, it } from 'vitest';
import { markLoggedIn } from '#sandbox/hosts/worlds-page/enter-app.ts';
import { preferencesKey, storedKeys } from '#src/api/environment/page-storage.ts';
import { createSessionMarkers } from '#src/app/session/session-markers.ts';

function createStorage(values: Readonly<Record<string, string>>): Storage {
  const kept = new Map(Object.entries(values));
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

it.each([true, false])('the app finds the login that the page of worlds has marked, change due: %s', (changeNeeded) => {
  const before = {
    [storedKeys.sessionId]: 'former',
    [storedKeys.lastActiveAt]: '1',
    [preferencesKey]: 'dark',
    other: 'x',
  };
  const [shared, own] = [createStorage(before), createStorage(before)];
  markLoggedIn([shared, own], 'fresh', changeNeeded);
  const found = createSessionMarkers(shared, own).find();
  expect(found).toMatchObject({ status: 'signed-in', sessionId: 'fresh', credentialsChangeNeeded: changeNeeded });
  expect([shared.getItem(storedKeys.lastActiveAt), shared.getItem(preferencesKey), shared.getItem('other')]).toEqual([
    null,
    'dark',
    'x',
  ]);
});
