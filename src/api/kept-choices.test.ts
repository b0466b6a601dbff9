import { afterEach, expect, it, vi } from 'vitest';
import { pageMarkers } from '#src/app/session-markers.ts';
import { memoryStorage } from '#src/app/store.fixture.ts';
import { keepPendingHidden, readPendingHidden } from './kept-choices.ts';

afterEach(() => {
  keepPendingHidden(false);
  vi.unstubAllGlobals();
});

function tab() {
  const own = memoryStorage();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', own);
  return own;
}

it('shows what is pending until the customer hides it, and leaves no trace of that', () => {
  const own = tab();
  expect(readPendingHidden()).toBe(false);
  keepPendingHidden(false);
  expect(own.held.size).toBe(0);
});

it('keeps it hidden, as one marker in the tab’s own storage, until it is shown again', () => {
  const own = tab();
  keepPendingHidden(true);
  expect([readPendingHidden(), [...own.held]]).toEqual([true, [['paddock.pendingHidden', 'yes']]]);
  keepPendingHidden(false);
  expect([readPendingHidden(), own.held.size]).toEqual([false, 0]);
});

it('forgets the choice when the session ends', () => {
  const own = tab();
  keepPendingHidden(true);
  pageMarkers().wipe('one');
  expect([readPendingHidden(), own.held.size]).toEqual([false, 0]);
});

const refuse = () => {
  throw new DOMException('refused', 'QuotaExceededError');
};

it.each([
  ['denies it', () => vi.stubGlobal('sessionStorage', undefined)],
  [
    'refuses all use of it',
    () => vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse }),
  ],
  ['has no room left', () => vi.stubGlobal('sessionStorage', { ...memoryStorage(), setItem: refuse })],
])('keeps the choice as long as the page, and no longer than the session, where storage %s', (_name, deny) => {
  tab();
  deny();
  keepPendingHidden(true);
  expect(readPendingHidden()).toBe(true);
  pageMarkers().wipe('one');
  expect(readPendingHidden()).toBe(false);
});
