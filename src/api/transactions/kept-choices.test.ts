import { expect, it, vi } from 'vitest';
import { sharedStorage, storedKeys } from '#src/api/environment/page-storage.ts';
import { pageMarkers } from '#src/app/session/session-markers.ts';
import { memoryStorage } from '#src/app/store.fixture.ts';
import { keepPendingHidden, readPendingHidden } from './kept-choices.ts';

function browser() {
  const shared = memoryStorage();
  vi.stubGlobal('localStorage', shared);
  vi.stubGlobal('sessionStorage', memoryStorage());
  return shared;
}

/** Ends the session in the tab that holds it. */
function endSession(): void {
  sharedStorage.setItem(storedKeys.sessionId, 'one');
  pageMarkers().wipe('one');
}

it('shows what is pending until the customer hides it, and leaves no trace of that', () => {
  const shared = browser();
  expect(readPendingHidden()).toBe(false);
  keepPendingHidden(false);
  expect(shared.held.size).toBe(0);
});

it('keeps it hidden, as one marker in the storage that all tabs see, until it is shown again', () => {
  const shared = browser();
  keepPendingHidden(true);
  expect([readPendingHidden(), [...shared.held]]).toEqual([true, [['paddock.pendingHidden', 'yes']]]);
  keepPendingHidden(false);
  expect([readPendingHidden(), shared.held.size]).toEqual([false, 0]);
});

it('forgets the choice when the session ends', () => {
  const shared = browser();
  keepPendingHidden(true);
  endSession();
  expect([readPendingHidden(), shared.held.size]).toEqual([false, 0]);
});

const refuse = () => {
  throw new DOMException('refused', 'QuotaExceededError');
};

it.each([
  ['denies it', () => vi.stubGlobal('localStorage', undefined)],
  [
    'refuses all use of it',
    () => vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse }),
  ],
  ['has no room left', () => vi.stubGlobal('localStorage', { ...memoryStorage(), setItem: refuse })],
])('keeps the choice as long as the page, and no longer than the session, where storage %s', (_name, deny) => {
  browser();
  deny();
  keepPendingHidden(true);
  expect(readPendingHidden()).toBe(true);
  endSession();
  expect(readPendingHidden()).toBe(false);
});
