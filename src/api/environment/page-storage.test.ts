import { expect, it, vi } from 'vitest';
import { memoryStorage } from '#src/app/store.fixture.ts';
import { sharedStorage, storedKeys, tabStorage } from './page-storage.ts';

const key = storedKeys.sessionId;

it('keeps what is for all tabs apart from what is for one', () => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  sharedStorage.setItem(key, 'one');
  expect([sharedStorage.getItem(key), tabStorage.getItem(key)]).toEqual(['one', null]);
});

it('does not fall back on an older value when there is no room for the new one', () => {
  const held = memoryStorage();
  vi.stubGlobal('localStorage', held);
  sharedStorage.setItem(key, 'old');
  vi.stubGlobal('localStorage', {
    ...held,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  sharedStorage.setItem(key, 'new');
  expect([sharedStorage.getItem(key), held.getItem(key)]).toEqual(['new', null]);
});

it('believes what another tab has stored before what it held itself for want of room', () => {
  vi.stubGlobal('localStorage', undefined);
  sharedStorage.setItem(key, 'mine');
  const held = memoryStorage();
  vi.stubGlobal('localStorage', held);
  held.setItem(key, 'another');
  expect(sharedStorage.getItem(key)).toBe('another');
});
